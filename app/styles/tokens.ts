/** Reads `tokens.css`: for files that no style sheet reaches, for the tools that write them, and for old browsers. */
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
      const reference = /^var\(--(.+)\)$/.exec(text)?.[1];
      return reference === undefined ? inCapitals(text) : colorOf(reference).light;
    };
    return { light: resolve(light), dark: resolve(dark) };
  };
  return colorOf;
}

/** `--name: light-dark(one, other);` where a value may have parentheses of its own. */
const pair = /(--[\w-]+): light-dark\(((?:[^(),]|\([^()]*\))+), ((?:[^()]|\([^()]*\))+)\);/g;

/** Tokens of fields, cards and notes, which never stand on a dark ground there and need no color by night. */
const dayOnly = /--(sheet|error|ok|shadow)/;

/** @param css the text of `tokens.css`; the answer is the rules to add to it */
export function withoutLightDark(css: string): string {
  const pairs = [...css.matchAll(pair)].map(([, name = '', light = '', dark = '']) => ({
    name,
    light,
    dark,
  }));
  const day = pairs.map(({ name, light }) => `${name}:${light};`).join('');
  const night = pairs
    .filter(({ name }) => !dayOnly.test(name))
    .map(({ name, dark }) => `${name}:${dark};`)
    .join('');
  return `@layer tokens{@supports not (color:light-dark(red,red)){:root{color-scheme:light;${day}}.night,[data-tone=night],[data-tone=red]{${night}}:root{--by-day:block!important;--by-night:none!important}}}`;
}
