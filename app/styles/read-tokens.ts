/** Reads the colors of `tokens.css` for files that no style sheet reaches, and for the tools that write them. */
import { readFileSync } from 'node:fs';

/** A color by day and by night, as `#RRGGBB` where the style sheet has it in hex. */
export interface ColorPair {
  light: string;
  dark: string;
}

const inCapitals = (color: string): string => color.toUpperCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/**
 * The colors of a style sheet.
 * @param css the text of `tokens.css`; left out, that of this project
 * @returns the color of a token, by its name without the dashes; it throws for a token that is not there
 */
export function readTokens(
  css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8'),
): (name: string) => ColorPair {
  const colorOf = (name: string): ColorPair => {
    const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1];
    if (value === undefined) throw new Error(`app/styles/tokens.css: there is no --${name}`);
    const [light = '', dark = light] = /^light-dark\((.+), (.+)\)$/.exec(value)?.slice(1) ?? [value];
    const resolve = (text: string): string => {
      const other = /^var\(--(.+)\)$/.exec(text)?.[1];
      return other === undefined ? inCapitals(text) : colorOf(other).light;
    };
    return { light: resolve(light), dark: resolve(dark) };
  };
  return colorOf;
}
