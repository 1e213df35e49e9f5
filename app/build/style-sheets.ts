/** Styles of the site: those of each part of a page, and those that are needed at once. */
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Rolldown } from 'vite';
import { dropUnreadProperties, layerOf, splitLaterRules } from './later-rules.ts';
import { shortenNames, shortenProperties } from './short-names.ts';

/** Files that a build of Vite made. */
export type Output = Rolldown.RolldownOutput['output'];

/** The frame around every page, and the module of that part of it that no first screen shows. */
const frame = 'document';
const footModule = /\/site-footer\.tsx$/;
const galleryPart = 'gallery';

const isTable = (file: string): boolean => file.endsWith('app/pages/bands.tsx') || file.endsWith('.test.tsx');

/** The modules whose styles a page can need: every section and page by its name, and the frame. */
export function styleEntries(root: string, gallery: boolean): Record<string, string> {
  const parts = globSync('app/{sections,pages}/**/*.tsx', { cwd: root }).filter(
    (file) =>
      [basename(file, '.tsx'), 'sections', 'pages'].includes(basename(dirname(file))) && !isTable(file),
  );
  return {
    [frame]: join(root, 'app/build/document.tsx'),
    ...Object.fromEntries(parts.map((file) => [basename(file, '.tsx'), join(root, file)])),
    ...(gallery && { [galleryPart]: join(root, 'app/gallery/routes.ts') }),
  };
}

const chunkOf = (file: string, output: Output): Rolldown.OutputChunk | undefined =>
  output.find((one): one is Rolldown.OutputChunk => one.type === 'chunk' && one.fileName === file);

/**
 * The chunk a module went into, which is not its entry where others import the module too: such an entry is a shell.
 * Throws when there is none: its styles would be in every document without a word.
 */
function chunkWith(module: RegExp, output: Output): string {
  const chunk = output.find((one) => one.type === 'chunk' && one.moduleIds.some((id) => module.test(id)));
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

/** The chunk of an entry. Throws for a part that there is not: a page would go out without its styles. */
function entryOf(part: string, output: Output): string {
  const chunk = output.find((one) => one.type === 'chunk' && one.isEntry && one.name === part);
  if (!chunk) throw new Error(`there is no section or page ${part}, so it has no styles`);
  return chunk.fileName;
}

/** The style sheets of some parts, each once, in the order in which they are to stand. */
function filesOf(parts: readonly string[], output: Output): string[] {
  const seen = new Set<string>();
  return [...new Set(parts.flatMap((part) => collectCss(entryOf(part, output), output, seen)))];
}

/** The styles of the site, arranged. */
export interface StyleSheets {
  /**
   * The styles of a page's first screen: of the frame and of the first of its parts. Throws for a part of the
   * page that there is not.
   */
  firstStyles: (parts: readonly string[]) => string;
  /** The style sheet of all that is below the first screen, for all pages. */
  rest: string;
  /** Puts the short names of classes into a text. */
  shorten: (text: string) => string;
}

/** Arranges what a build of the entries of {@link styleEntries} made. */
export function arrangeStyles(output: Output): StyleSheets {
  const sheets = new Map(
    output.flatMap((one) =>
      one.type === 'asset' && one.fileName.endsWith('.css') ? [[one.fileName, String(one.source)]] : [],
    ),
  );
  const shorten = shortenNames([...sheets.values()]);
  const properties = shortenProperties([...sheets.values()]);
  const textOf = (files: readonly string[]): string =>
    properties(shorten(files.map((file) => sheets.get(file) ?? '').join('')));

  const below = new Set(ownCss(chunkWith(footModule, output), output));
  if (below.size === 0) throw new Error('the foot of the page has no style sheet of its own');
  const atOnce = filesOf([frame], output).filter((file) => !below.has(file));
  const firstStyles = (parts: readonly string[]): string => {
    for (const part of parts) entryOf(part, output);
    const files = filesOf(parts.slice(0, 1), output).filter((file) => !atOnce.includes(file));
    return dropUnreadProperties(splitLaterRules(textOf([...atOnce, ...files])).now);
  };
  const entries = output.flatMap((one) => (one.type === 'chunk' && one.isEntry ? [one.name] : []));
  const parts = entries.filter((name) => name !== frame && name !== galleryPart);
  const lower = filesOf(parts, output).filter((file) => !atOnce.includes(file));
  const frameStyles = splitLaterRules(textOf(atOnce));
  // Each document has those of the tokens that its first screen reads.
  const rest = layerOf(frameStyles.now, 'tokens') + frameStyles.later + textOf(lower);
  return { firstStyles, rest, shorten };
}
