/** Reads `tokens.css`. Old browsers and files without style sheets need the values of the tokens. */
import { readFileSync } from 'node:fs';
import { textOnAccent, type TokenOf } from './contrast.ts';

const inCapitals = (color: string): string => color.toUpperCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/**
 * Reads the colors of a style sheet.
 * @param css the text of a style sheet; the default is the project's `tokens.css`
 * @returns a function from a token's name (without dashes) to its color; the function throws for an unknown token
 */
export function readTokens(css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')): TokenOf {
  const colorOf: TokenOf = (name) => {
    const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1];
    if (value === undefined) throw new Error(`packages/site/styles/tokens.css: there is no --${name}`);
    const [light = '', dark = light] = /^light-dark\((.+), (.+)\)$/.exec(value)?.slice(1) ?? [value];
    const resolve = (text: string): string => {
      const reference = /^var\(--(.+)\)$/.exec(text)?.[1];
      return reference === undefined ? inCapitals(text) : colorOf(reference).light;
    };
    return { light: resolve(light), dark: resolve(dark) };
  };
  return colorOf;
}

/**
 * Returns the rules for tokens that depend on the accent: `--on-accent` is the color of text on the accent, and
 * `--on-accent-soft` is slightly softer. On a light accent, text is dark.
 * @param css the text of `tokens.css`
 */
export function accentRules(css: string): string {
  const isDark = textOnAccent(readTokens(css)) === 'white';
  const [text, soft] = isDark ? ['white', 'paper'] : ['ink', 'ink'];
  const scheme = isDark ? '' : '[data-tone=red]{color-scheme:light;}';
  return `@layer tokens{:root{--on-accent:var(--${text});--on-accent-soft:var(--${soft});}${scheme}}`;
}

/** Matches `--name: light-dark(first, second);`. The two values may contain parentheses. */
const pair = /(--[\w-]+): light-dark\(((?:[^(),]|\([^()]*\))+), ((?:[^()]|\([^()]*\))+)\);/g;

/**
 * Tokens of fields, cards and notes. In old browsers, these elements are never dark, so they need no color for the dark
 * theme.
 */
const dayOnly = /--(sheet|error|ok|shadow)/;

/**
 * Returns the rules that old browsers need besides `tokens.css`.
 * @param css the text of `tokens.css`
 */
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
  const nightTones = textOnAccent(readTokens(css)) === 'white' ? ',[data-tone=red]' : '';
  return `@layer tokens{@supports not (color:light-dark(red,red)){:root{color-scheme:light;${day}}.night,[data-tone=night]${nightTones}{${night}}:root{--by-day:block!important;--by-night:none!important}}}`;
}
