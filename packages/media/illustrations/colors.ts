import { readTokens } from '@website/site/styles';
import { wordFor } from './accent-word.ts';
/**
 * The colors of the drawings in both themes. A drawing is a file, and a file cannot read the page's tokens. So the
 * build writes each scene once for each theme. If the site has a token for a color, the color comes from
 * `packages/site/styles/tokens.css`. The shades of paper and stone below exist only in drawings.
 */

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const token = readTokens();

/** Returns the value of a token in both themes, in the shortest spelling. */
function pairOf(name: string): readonly [light: string, dark: string] {
  const { light, dark } = token(name);
  const short = (color: string): string => color.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
  return [short(light), short(dark)];
}

/** The everyday word for the accent by day. */
export const accentWord = wordFor(token('drawing-accent').light);

/** Returns a color `#rrggbb` on a ground, as a part of a hundred. */
const tint = (color: string, percent: number, ground: string): string =>
  `#${[1, 3, 5]
    .map((start) => {
      const [over = 0, under = 0] = [color, ground].map((hex) =>
        Number.parseInt(hex.slice(start, start + 2), 16),
      );
      return Math.round((over * percent + under * (100 - percent)) / 100)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

/** Returns the accent as a pale ground by day, and as a deep one by night. */
function softAccent(): readonly [light: string, dark: string] {
  if (accentWord === 'red') return pairOf('error-band');
  const { light, dark } = token('drawing-accent');
  return [tint(light, 14, '#ffffff'), tint(dark, 22, '#15161a')];
}

/** The colors that `colors` in `kit.tsx` names, as pairs for {@link themes}. */
const pairs = {
  paper: ['#f6f4f0', '#1b1c21'],
  bg: ['#e9e5de', '#1f2026'],
  bg2: ['#ded9d0', '#191a1f'],
  sheet: pairOf('sheet'),
  line: ['#e4dfd7', '#3f414b'],
  line2: ['#cfc9bf', '#50525c'],
  ink: ['#15161a', '#f6f4f0'],
  ink2: ['#2a2c33', '#dedad2'],
  on: ['#fff', '#15161a'],
  mute: pairOf('mute'),
  soft: ['#f1eee9', '#363841'],
  stone: ['#c4bcb0', '#6d6a66'],
  stone2: ['#a79f94', '#8d8983'],
  red: pairOf('drawing-accent'),
  redsoft: softAccent(),
  /** A closed door. It is dark in both themes, because a light door would look open. */
  door: ['#15161a', '#33353e'],
  /**
   * The bars and the background of a bar code. Scanners need dark bars on a light background, so both themes have the
   * same colors.
   */
  code: ['#15161a', '#15161a'],
  codepaper: ['#fff', '#f6f4f0'],
  shadow: ['rgb(21 22 26/.11)', 'rgb(0 0 0/.38)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;
export type ColorName = keyof typeof pairs;

export const colorOf = (name: ColorName, theme: Theme): string => pairs[name][themes.indexOf(theme)] ?? '';

/**
 * Replaces the names of colors in a scene's markup by the colors of a theme. A name is an attribute's value:
 * `fill="$red"`.
 */
export const inTheme = (markup: string, theme: Theme): string =>
  markup.replaceAll(/="\$(\w+)"/g, (_, name: ColorName) => `="${colorOf(name, theme)}"`);
