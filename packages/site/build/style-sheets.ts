/** The styles of the site: the styles in each document, the styles that are loaded later, and short names for both. */
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Rolldown, Plugin } from 'vite';

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

const isTable = (file: string): boolean =>
  file.endsWith('packages/site/pages/bands.tsx') || file.endsWith('.test.tsx');

/**
 * Returns the modules whose styles a page can need, by name: every section, every page, the layout and the viewer.
 * @param absent sections that no page has; no page loads their styles
 */
export function styleEntries(
  root: string,
  gallery: boolean,
  absent: readonly string[] = [],
): Record<string, string> {
  const sections = globSync('packages/site/{sections,pages}/**/*.tsx', { cwd: root }).filter(
    (file) =>
      [basename(file, '.tsx'), 'sections', 'pages'].includes(basename(dirname(file))) &&
      !isTable(file) &&
      !absent.includes(basename(file, '.tsx')),
  );
  return {
    [layout]: join(root, 'packages/site/build/document.tsx'),
    // No page draws the viewer of drawings. A visitor opens it, so the later sheet contains its styles.
    viewer: join(root, 'packages/site/viewer/open-viewer.tsx'),
    ...Object.fromEntries(sections.map((file) => [basename(file, '.tsx'), join(root, file)])),
    ...(gallery && { [galleryPart]: join(root, 'packages/site/gallery/routes.tsx') }),
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

/**
 * Returns whether a rule may be loaded after the first screen. Such a rule is for hidden parts that a visitor opens,
 * for hovering, pressing and selecting, for view transitions, for print, for translated right-to-left pages, for forced
 * colors, for windows narrower than any screen, or for browsers that lack a feature.
 */
const isLater = (prelude: string): boolean =>
  /^@layer disclosed$|^@media (?:print\b|\(forced-colors\b|\(width<20em\))|^@supports not\b|^::(?:selection$|view-transition)|^\[dir=rtl\] |^[^@,]*:hover[^,]*$|^[^@,(]*:active$/.test(
    prelude,
  );

/** Returns the end of the block that begins at `open`. Texts in a minified sheet contain no braces. */
function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`a block of the style sheet never ends: ${css.slice(open, open + 80)}`);
}

export function layerOf(css: string, name: string): string {
  const starts = [...css.matchAll(new RegExp(`@layer ${name}\\{`, 'g'))].map(({ index }) => index);
  return starts.map((start) => css.slice(start, endOfBlock(css, css.indexOf('{', start)) + 1)).join('');
}

/**
 * Splits a minified style sheet into the rules that the first screen needs and the rules that can come later. The rules
 * keep their order and their layers.
 */
export function splitLaterRules(css: string): { now: string; later: string } {
  let [now, later] = ['', ''];
  for (let at = 0; at < css.length;) {
    const [statement] = /^[^{};]*;/.exec(css.slice(at)) ?? [];
    if (statement !== undefined) {
      now += statement;
      at += statement.length;
      continue;
    }
    const open = css.indexOf('{', at);
    if (open < 0) return { now: now + css.slice(at), later };
    const end = endOfBlock(css, open) + 1;
    const prelude = css.slice(at, open).trim();
    if (isLater(prelude)) later += css.slice(at, end);
    else if (prelude.startsWith('@layer')) {
      const inside = splitLaterRules(css.slice(open + 1, end - 1));
      if (inside.now) now += `${prelude}{${inside.now}}`;
      if (inside.later) later += `${prelude}{${inside.later}}`;
    } else now += css.slice(at, end);
    at = end;
  }
  return { now, later };
}

const declaration = /(--[a-z][\w-]*):[^;{}]*(;|(?=\}))/gi;

/**
 * Removes the custom properties that a minified style sheet does not read. Repeats this until the sheet reads every
 * remaining property. A document then contains only the tokens of its first screen; the later sheet contains all
 * tokens.
 */
export function dropUnreadProperties(css: string): string {
  const kept = css.replace(declaration, (all: string, name: string) =>
    new RegExp(`var\\(${name}(?![\\w-])`).test(css) ? all : '',
  );
  return kept === css ? css : dropUnreadProperties(kept);
}
