/** The styles of the site: the styles in each document, the styles that are loaded later, and short names for both. */
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Rolldown, Plugin } from 'vite';
import { dropUnreadProperties, layerOf, splitLaterRules } from './later-rules.ts';

export type Output = Rolldown.RolldownOutput['output'];
/** A script file of the build. Vite adds the style sheets that the file's modules import. */
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/**
 * The entry of the layout that every page has. The footer's module is separate, because no first screen contains the
 * footer.
 */
const layout = 'document';
const footModule = /\/site-footer\.tsx$/;
const galleryPart = 'gallery';

const isTable = (file: string): boolean => file.endsWith('app/pages/bands.tsx') || file.endsWith('.test.tsx');

/**
 * Returns the modules whose styles a page can need, by name: every section, every page, the layout and the viewer.
 * @param absent sections that no page has; no page loads their styles
 */
export function styleEntries(
  root: string,
  gallery: boolean,
  absent: readonly string[] = [],
): Record<string, string> {
  const sections = globSync('app/{sections,pages}/**/*.tsx', { cwd: root }).filter(
    (file) =>
      [basename(file, '.tsx'), 'sections', 'pages'].includes(basename(dirname(file))) &&
      !isTable(file) &&
      !absent.includes(basename(file, '.tsx')),
  );
  return {
    [layout]: join(root, 'app/build/document.tsx'),
    // No page draws the viewer of drawings. A visitor opens it, so the later sheet contains its styles.
    viewer: join(root, 'app/viewer/open-viewer.tsx'),
    ...Object.fromEntries(sections.map((file) => [basename(file, '.tsx'), join(root, file)])),
    ...(gallery && { [galleryPart]: join(root, 'app/gallery/routes.tsx') }),
  };
}

const ownCss = (chunk: Chunk | undefined): string[] => [...(chunk?.viteMetadata?.importedCss ?? [])];

/** Returns the chunk of an entry. Throws for a section that does not exist, because its page would have no styles. */
function entryOf(section: string, chunks: readonly Chunk[]): Chunk {
  const entry = chunks.find(({ isEntry, name }) => isEntry && name === section);
  if (!entry) throw new Error(`there is no section or page ${section}, so it has no styles`);
  return entry;
}

/**
 * Returns the style sheets of some sections, each sheet once. The sheets of imported chunks come before the chunk's own
 * sheets.
 */
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
  /** Returns the styles of the layout and of a page's first section. Throws for an unknown section. */
  firstStyles: (sections: readonly string[]) => string;
  /** The style sheet for everything below the first screen. All pages share it. */
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
  // A document contains only the tokens that its first screen reads. So this sheet contains all tokens.
  const belowCss =
    layerOf(layoutStyles.now, 'tokens') +
    layoutStyles.later +
    textOf(later(entries.filter((name) => name !== layout && name !== galleryPart)));
  return { firstStyles, belowCss, shorten };
}

/** Matches a class name that `vite.config.ts` makes: `m-`, the file's hash, `_`, and the name in the file. */
const longName = /\bm-[\w-]{6}_\w+/g;

const property = /(?<![\w-])--[a-z][\w-]*/gi;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns the short name with this index: `a` … `Z`, `a1` … `Z1`, `a2` … */
const nameOf = (index: number) => letters.charAt(index % 52) + (Math.floor(index / 52) || '');

/** Replaces names by short names; a frequent name gets a shorter name. Removes a name that no style sheet contains. */
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

/** Shortens the classes of style sheets. Removes a class without rules, which only composes other classes. */
export const shortenNames = (styleSheets: readonly string[]) => shortener(styleSheets, longName, '');

/** Shortens custom properties. Only style sheets use them: no script and no style attribute names a custom property. */
export const shortenProperties = (styleSheets: readonly string[]) => shortener(styleSheets, property, '--');

/** Puts the short names into the modules of a build, before the files get names with a hash of their content. */
export const withShortNames = (shorten: (text: string) => string): Plugin => ({
  name: 'short-names',
  renderChunk: (code) => ({ code: shorten(code), map: null }),
});
