/** The styles of the site: those that each document carries, those that come later, and their short names. */
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Rolldown, Plugin } from 'vite';
import { dropUnreadProperties, layerOf, splitLaterRules } from './later-rules.ts';

/** Files that a build of Vite made. */
export type Output = Rolldown.RolldownOutput['output'];

/** The entry of the layout of every page, and the module of the footer, which no first screen shows. */
const layout = 'document';
const footModule = /\/site-footer\.tsx$/;
const galleryPart = 'gallery';

const isTable = (file: string): boolean => file.endsWith('app/pages/bands.tsx') || file.endsWith('.test.tsx');

/** The modules whose styles a page can need, by name: every section and page, and the layout. */
export function styleEntries(root: string, gallery: boolean): Record<string, string> {
  const sections = globSync('app/{sections,pages}/**/*.tsx', { cwd: root }).filter(
    (file) =>
      [basename(file, '.tsx'), 'sections', 'pages'].includes(basename(dirname(file))) && !isTable(file),
  );
  return {
    [layout]: join(root, 'app/build/document.tsx'),
    ...Object.fromEntries(sections.map((file) => [basename(file, '.tsx'), join(root, file)])),
    ...(gallery && { [galleryPart]: join(root, 'app/gallery/routes.ts') }),
  };
}

const chunkOf = (file: string, output: Output): Rolldown.OutputChunk | undefined =>
  output.find((item): item is Rolldown.OutputChunk => item.type === 'chunk' && item.fileName === file);

/**
 * The chunk a module went into, which is not its entry where others import the module too: such an entry is a shell.
 * Throws when there is none: its styles would be in every document without a word.
 */
function chunkWith(module: RegExp, output: Output): string {
  const chunk = output.find((item) => item.type === 'chunk' && item.moduleIds.some((id) => module.test(id)));
  if (!chunk) throw new Error(`no chunk has a module like ${String(module)}`);
  return chunk.fileName;
}

/** The style sheets a chunk brought along itself. */
function ownCss(file: string, output: Output): string[] {
  const { viteMetadata } = (chunkOf(file, output) ?? {}) as { viteMetadata?: { importedCss: Set<string> } };
  return [...(viteMetadata?.importedCss ?? [])];
}

/** The style sheets a chunk and what it imports brought along, imports first. */
function collectCss(file: string, output: Output, seen: Set<string>): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = chunkOf(file, output)?.imports ?? [];
  return [...imports.flatMap((name) => collectCss(name, output, seen)), ...ownCss(file, output)];
}

/** The chunk of an entry. Throws for a section that does not exist, because the page would have no styles. */
function entryOf(section: string, output: Output): string {
  const chunk = output.find((item) => item.type === 'chunk' && item.isEntry && item.name === section);
  if (!chunk) throw new Error(`there is no section or page ${section}, so it has no styles`);
  return chunk.fileName;
}

/** The style sheets of some sections, each once, in the order in which they are to stand. */
function filesOf(sections: readonly string[], output: Output): string[] {
  const seen = new Set<string>();
  return [...new Set(sections.flatMap((section) => collectCss(entryOf(section, output), output, seen)))];
}

/** The styles of the site, arranged. */
export interface StyleSheets {
  /** The styles of a page's first screen: of the layout and of its first section. Throws for a section that does not exist. */
  firstStyles: (sections: readonly string[]) => string;
  /** The style sheet of all that is below the first screen, for all pages. */
  belowCss: string;
  /** Puts the short names of classes into a text. */
  shorten: (text: string) => string;
}

/** Arranges what a build of the entries of {@link styleEntries} made. */
export function arrangeStyles(output: Output): StyleSheets {
  const sheets = new Map(
    output.flatMap((item) =>
      item.type === 'asset' && item.fileName.endsWith('.css') ? [[item.fileName, String(item.source)]] : [],
    ),
  );
  const shorten = shortenNames([...sheets.values()]);
  const properties = shortenProperties([...sheets.values()]);
  const textOf = (files: readonly string[]): string =>
    properties(shorten(files.map((file) => sheets.get(file) ?? '').join('')));

  const below = new Set(ownCss(chunkWith(footModule, output), output));
  if (below.size === 0) throw new Error('the foot of the page has no style sheet of its own');
  const atOnce = filesOf([layout], output).filter((file) => !below.has(file));
  const firstStyles = (sections: readonly string[]): string => {
    for (const section of sections) entryOf(section, output);
    const files = filesOf(sections.slice(0, 1), output).filter((file) => !atOnce.includes(file));
    return dropUnreadProperties(splitLaterRules(textOf([...atOnce, ...files])).now);
  };
  const entries = output.flatMap((item) => (item.type === 'chunk' && item.isEntry ? [item.name] : []));
  const sections = entries.filter((name) => name !== layout && name !== galleryPart);
  const lower = filesOf(sections, output).filter((file) => !atOnce.includes(file));
  const layoutStyles = splitLaterRules(textOf(atOnce));
  // Each document has those of the tokens that its first screen reads.
  const belowCss = layerOf(layoutStyles.now, 'tokens') + layoutStyles.later + textOf(lower);
  return { firstStyles, belowCss, shorten };
}

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
