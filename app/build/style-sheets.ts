/** The styles of the site: those that each document carries, those that come later, and their short names. */
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Rolldown, Plugin } from 'vite';
import { dropUnreadProperties, layerOf, splitLaterRules } from './later-rules.ts';

export type Output = Rolldown.RolldownOutput['output'];
/** A script of it. Vite adds the style sheets that its modules import. */
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

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
    ...(gallery && { [galleryPart]: join(root, 'app/gallery/routes.tsx') }),
  };
}

const ownCss = (chunk: Chunk | undefined): string[] => [...(chunk?.viteMetadata?.importedCss ?? [])];

/** The chunk of an entry. Throws for a section that does not exist, because the page would have no styles. */
function entryOf(section: string, chunks: readonly Chunk[]): Chunk {
  const entry = chunks.find(({ isEntry, name }) => isEntry && name === section);
  if (!entry) throw new Error(`there is no section or page ${section}, so it has no styles`);
  return entry;
}

/** The style sheets of some sections, each once: of what a chunk imports first, then its own. */
function filesOf(sections: readonly string[], chunks: readonly Chunk[]): string[] {
  const seen = new Set<Chunk | undefined>();
  const collect = (chunk: Chunk | undefined): string[] => {
    if (seen.has(chunk)) return [];
    seen.add(chunk);
    const imported = chunk?.imports.map((file) => chunks.find(({ fileName }) => fileName === file)) ?? [];
    return [...imported.flatMap(collect), ...ownCss(chunk)];
  };
  return [...new Set(sections.flatMap((section) => collect(entryOf(section, chunks))))];
}

export interface StyleSheets {
  /** The styles of a page's first screen: of the layout and of its first section. Throws for an unknown section. */
  firstStyles: (sections: readonly string[]) => string;
  /** The style sheet of all that is below the first screen, for all pages. */
  belowCss: string;
  shorten: (text: string) => string;
}

export function arrangeStyles(output: Output): StyleSheets {
  const chunks = output.filter((item): item is Chunk => item.type === 'chunk');
  const sheets = new Map(
    output.flatMap((item) =>
      item.type === 'asset' && item.fileName.endsWith('.css') ? [[item.fileName, String(item.source)]] : [],
    ),
  );
  const shorten = shortenNames([...sheets.values()]);
  const properties = shortenProperties([...sheets.values()]);
  const textOf = (files: readonly string[]): string =>
    properties(shorten(files.map((file) => sheets.get(file) ?? '').join('')));

  const foot = chunks.find(({ moduleIds }) => moduleIds.some((id) => footModule.test(id)));
  const below = ownCss(foot);
  if (below.length === 0) throw new Error('the foot of the page has no style sheet of its own');
  const atOnce = filesOf([layout], chunks).filter((file) => !below.includes(file));
  const later = (sections: readonly string[]): string[] =>
    filesOf(sections, chunks).filter((file) => !atOnce.includes(file));
  const firstStyles = (sections: readonly string[]): string => {
    for (const section of sections) entryOf(section, chunks);
    return dropUnreadProperties(splitLaterRules(textOf([...atOnce, ...later(sections.slice(0, 1))])).now);
  };
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ name }) => name);
  const layoutStyles = splitLaterRules(textOf(atOnce));
  // Each document has those of the tokens that its first screen reads.
  const belowCss =
    layerOf(layoutStyles.now, 'tokens') +
    layoutStyles.later +
    textOf(later(entries.filter((name) => name !== layout && name !== galleryPart)));
  return { firstStyles, belowCss, shorten };
}

/** A name as `vite.config.ts` has CSS modules make it: a mark, the file's hash, the name in the file. */
const longName = /\bm-[\w-]{6}_\w+/g;

const property = /(?<![\w-])--[a-z][\w-]*/gi;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `a` … `Z`, `a1` … `Z1`, `a2` … */
const nameOf = (index: number) => letters.charAt(index % 52) + (Math.floor(index / 52) || '');

/** Replaces names by short ones, the shortest for the most frequent. A name that no style sheet has is removed. */
function shortener(
  styleSheets: readonly string[],
  pattern: RegExp,
  prefix: string,
): (text: string) => string {
  const counts = new Map<string, number>();
  for (const [name] of styleSheets.join('').matchAll(pattern)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const short = new Map(names.map(([name], index) => [name, prefix + nameOf(index)]));
  return (text) => text.replace(pattern, (name) => short.get(name) ?? '');
}

/** Shortens the classes of some style sheets. A class that only composes others has no rule, and is removed. */
export const shortenNames = (styleSheets: readonly string[]) => shortener(styleSheets, longName, '');

/** Shortens custom properties. No script and no style attribute names one, so this is for style sheets alone. */
export const shortenProperties = (styleSheets: readonly string[]) => shortener(styleSheets, property, '--');

/** Puts the short names into a build's modules, before its files get names with a hash of their content. */
export const withShortNames = (shorten: (text: string) => string): Plugin => ({
  name: 'short-names',
  renderChunk: (code) => ({ code: shorten(code), map: null }),
});
