/**
 * Short names for the classes of CSS modules and for custom properties. Every document carries styles and markup;
 * with names of one or two letters each is 450 bytes lighter on the wire, and another 170 with such properties.
 */
import type { Plugin } from 'vite';

/** A name as `vite.config.ts` has CSS modules make it: a mark, the file's hash, the name in the file. */
const longName = /\bm-[\w-]{6}_\w+/g;

/** A custom property, where it is set and where it is read. */
const property = /(?<![\w-])--[a-z][\w-]*/gi;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `a` … `Z`, `a1` … `Z1`, `a2` … */
const nameOf = (index: number) => letters.charAt(index % 52) + (Math.floor(index / 52) || '');

/** A short name for each that a pattern finds, the shortest for the most frequent. */
function shortNames(styleSheets: readonly string[], pattern: RegExp): Map<string, string> {
  const counts = new Map<string, number>();
  for (const [name] of styleSheets.join('').matchAll(pattern)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([name]) => name);
  return new Map(names.map((name, index) => [name, nameOf(index)]));
}

/**
 * Numbers the names in some style sheets, the most frequent first. What it returns puts them into a text, and
 * takes out of it what no style sheet has: a class that only composes others has no rule of its own.
 */
export function shortenNames(styleSheets: readonly string[]): (text: string) => string {
  const short = shortNames(styleSheets, longName);
  return (text) => text.replace(longName, (name) => short.get(name) ?? '');
}

/**
 * Numbers the custom properties of some style sheets in the same way. No script and no style attribute names one:
 * what is returned is for style sheets alone.
 */
export function shortenProperties(styleSheets: readonly string[]): (css: string) => string {
  const short = shortNames(styleSheets, property);
  return (css) => css.replace(property, (name) => `--${short.get(name)}`);
}

/** Puts the short names into a build's modules, before its files get names with a hash of their content. */
export const withShortNames = (shorten: (text: string) => string): Plugin => ({
  name: 'short-names',
  renderChunk: (code) => ({ code: shorten(code), map: null }),
});
