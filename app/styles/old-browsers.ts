/**
 * Browsers before May 2024 have no light-dark(): a token made of it would be no color at all, and words
 * would be black on dark grounds. They get the colors by day, and those by night where the ground is dark.
 * Of a picture by day and by night they get the one by day, for the same reason.
 * Written from the tokens, so that no color is said twice.
 */

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
