/**
 * Computes the contrast of colors (WCAG 2.2), chooses the color of text on the accent, and gives advice about colors
 * that cannot be read.
 */

/** The colors of a token for the light and the dark theme, as `#RRGGBB` if the style sheet contains hex colors. */
interface ColorPair {
  light: string;
  dark: string;
}

/** Returns the colors of a token by its name without dashes. */
export type TokenOf = (name: string) => ColorPair;

/** Returns the three parts of a color `#RRGGBB`, 0 to 255. For a color in another notation, the parts are NaN. */
const partsOf = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colors `#RRGGBB`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Returns the lowest contrast of a color on several backgrounds. */
const worst = (color: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(color, ground)));

/**
 * Returns a color of the same hue that has the minimum contrast on every background, and that is as near as possible to
 * the given color.
 */
export function readableColor(color: string, grounds: readonly string[], min: number): string {
  const end = worst('#000000', grounds) > worst('#FFFFFF', grounds) ? 0 : 255;
  const mixed = (share: number): string => {
    const parts = partsOf(color).map((part) => Math.round(part + (end - part) * share));
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  };
  const steps = Array.from({ length: 101 }, (_, percent) => mixed(percent / 100));
  return steps.find((step) => worst(step, grounds) >= min) ?? mixed(1);
}

/** Returns the token of the text on the accent: `white` or `ink`, whichever has the better contrast on both accents. */
export function textOnAccent(token: TokenOf): 'white' | 'ink' {
  const accents = [token('accent').light, token('accent-strong').light];
  return worst(token('ink').light, accents) > worst(token('white').light, accents) ? 'ink' : 'white';
}

/** The minimum contrast of text, and of lines and icons. */
const [minText, minGraphic] = [4.5, 3];

/** Returns the remedy for a color with too little contrast on its backgrounds; undefined if there is enough. */
function faultOf(what: string, color: string, grounds: readonly string[], min: number): string | undefined {
  const found = worst(color, grounds);
  if (found >= min) return undefined;
  const better = readableColor(color, grounds, min);
  const direction = luminance(better) < luminance(color) ? 'darker' : 'lighter';
  // The contrast is rounded down, because 4.499 is not enough.
  const shown = Math.floor(found * 100) / 100;
  return `${what} (${color}) must be ${direction}: at least ${min} to 1, it has ${shown}; for example ${better}`;
}

/** Returns a sentence with a remedy for each color of `tokens.css` that cannot be read where it is used. */
export function contrastFaults(token: TokenOf): string[] {
  const onGrounds = (['light', 'dark'] as const).flatMap((theme) => {
    const grounds = [token('page')[theme], token('band')[theme]];
    const check = (name: string, use: string, min: number, on = grounds) =>
      faultOf(`--${name} in the ${theme} theme`, token(name)[theme], on, min)?.concat(` (${use})`);
    return [
      check('link', 'links on --page and --band; it need not be the accent', minText),
      check('link-hover', 'links under the pointer; it need not be the accent', minText),
      check('error-text', 'messages on --page and --band', minText),
      check('mute', 'small words on --page and --band', minText),
      check('accent-graphic', 'lines and icons on --page', minGraphic, [token('page')[theme]]),
    ];
  });
  const text = textOnAccent(token);
  const onAccent = ['accent', 'accent-strong'].map((name) =>
    faultOf(`--${name}`, token(name).light, [token(text).light], minText)?.concat(
      ` (buttons, with words in --${text})`,
    ),
  );
  return [...onGrounds, ...onAccent].filter((fault) => fault !== undefined);
}
