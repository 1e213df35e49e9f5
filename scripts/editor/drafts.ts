/** Answers the editor's questions about an unsaved text: its faults, its page, and its effects on other files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, faultLine, type Fault } from '../../app/reading/faults.ts';
import { readInventory } from '../../app/reading/inventory.ts';
import type { Placeholders } from '../../app/reading/placeholders.ts';
import { contentFiles, readContent, type Drafts as Texts } from '../../app/reading/read.ts';
import { readSourceOnce, type Source } from '../../app/reading/source.ts';
import { pathOfFile } from '../../app/schema/files.ts';
import { adviceOf } from '../checks/word-advice.ts';
import { readValue } from './merge.ts';
import { touchesOf, type Touches } from './touches.ts';

/** A fault, or advice, about the field at `path`. */
export interface DraftFault {
  /** The place in the file's value; empty for the whole file and for a fault of another file. */
  path: (string | number)[];
  line: number | null;
  /** The message of the check. If the fault is in another file, the message begins with the file and the line. */
  message: string;
}

export interface PreviewOptions {
  theme?: 'light' | 'dark' | undefined;
  /** For a file that is not a page: the address of the page to show. The default is the front page. */
  page?: string | undefined;
}

/** Answers about drafts. Each `path` is the path of a content file, such as `content/services/azure.yaml`. */
export interface Drafts {
  /**
   * Checks the content with the draft instead of the file. `faults` contains the faults of the file, and faults that
   * the draft causes in other files. `advice` does not prevent a save.
   * @param text null if the file would be deleted
   */
  check: (path: string, text: string | null) => Promise<{ faults: DraftFault[]; advice: DraftFault[] }>;
  /**
   * Returns the HTML of the page that the draft makes.
   * @throws ContentError if the page cannot be made
   */
  preview: (path: string, text: string, options?: PreviewOptions) => Promise<string>;
  /**
   * Returns the effects of a change on other files.
   * @param after null if the file would be deleted
   */
  touches: (path: string, before: string, after: string | null) => Promise<Touches>;
}

export interface DraftOptions {
  /** The folder of the project. */
  root: string;
  /** The figures from the settings, for placeholders in texts. */
  figures: Placeholders;
  /** Returns the HTML of the page at an address, with drafts instead of content files. */
  render: (address: string, drafts: Texts) => Promise<string>;
}

const fileOf = (path: string): string => path.replace(/^content\//, '');

/** Splits a path such as `bands[1].areas[0].title`. */
const splitPath = (path: string): (string | number)[] =>
  [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, index]) =>
    index === undefined ? part : Number(index),
  );

const ownFault = ({ path, line, text }: Fault): DraftFault => ({
  path: splitPath(path),
  line: line ?? null,
  message: text,
});

/** Shows a page in one theme, even if the visitor has chosen another theme. */
const inTheme = (html: string, theme: 'light' | 'dark'): string =>
  html.replace(
    '</head>',
    (end) => `<script>document.documentElement.dataset.theme='${theme}'</script>${end}`,
  );

/** Returns the source of a file; undefined for a file that is not YAML. */
function readableSource(folder: string, file: string): Source | undefined {
  try {
    return readSourceOnce(file, readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** Reads the other content files. Leaves out the word list for the spelling check, because no page shows it. */
const otherSources = (folder: string, except: string): Source[] =>
  contentFiles(folder)
    .filter((file) => file !== except && file !== 'style.yaml')
    .toSorted()
    .flatMap((file) => readableSource(folder, file) ?? []);

export function createDrafts({ root, figures, render }: DraftOptions): Drafts {
  const folder = join(root, 'content');

  async function check(path: string, text: string | null) {
    const file = fileOf(path);
    const inventory = readInventory(root);
    const read = (drafts?: Texts) => readContent(folder, figures, inventory, file, drafts && { drafts });
    const { data, pages, faults } = read(new Map([[file, text]]));
    const foreign = faults.filter((fault) => fault.file !== file).map(faultLine);
    const known = new Set(foreign.length > 0 ? read().faults.map(faultLine) : []);
    const isOwn = (fault: Fault): boolean => fault.file === file;
    return {
      faults: [
        ...faults.filter(isOwn).map(ownFault),
        ...foreign.filter((line) => !known.has(line)).map((message) => ({ path: [], line: null, message })),
      ],
      advice: data && faults.length === 0 ? adviceOf(root, data, pages).filter(isOwn).map(ownFault) : [],
    };
  }

  async function preview(path: string, text: string, { theme, page = '/' }: PreviewOptions = {}) {
    const file = fileOf(path);
    const html = await render(pathOfFile(file) ?? page, new Map([[file, text]]));
    return theme ? inTheme(html, theme) : html;
  }

  async function touches(path: string, before: string, after: string | null) {
    const file = fileOf(path);
    const value = after === null ? undefined : readValue(after);
    return touchesOf({ file, before: readValue(before), after: value }, otherSources(folder, file));
  }

  return { check, preview, touches };
}
