/** Answers the editor's questions about unsaved texts: their faults, and the page that they make. */
import { join } from 'node:path';
import { faultLine, type Fault } from '../../app/reading/faults.ts';
import { readInventory } from '../../app/reading/inventory.ts';
import type { Placeholders } from '../../app/reading/placeholders.ts';
import { readContent, type Drafts as Texts } from '../../app/reading/read.ts';
import { pathOfFile } from '../../app/schema/files.ts';
import { adviceOf } from '../checks/word-advice.ts';

/** A fault, or advice, about a field. */
export interface DraftFault {
  /** The path of the file below `content/`. */
  file: string;
  /** The place in the file's value; empty for the whole file. */
  path: (string | number)[];
  line: number | null;
  /** The message of the check. */
  message: string;
}

export interface PreviewOptions {
  theme?: 'light' | 'dark' | undefined;
  /** For a file that is not a page: the address of the page to show. The default is the front page. */
  page?: string | undefined;
}

/** Answers about drafts. Each `file` is the path of a content file below `content/`, such as `services/azure.yaml`. */
export interface Drafts {
  /**
   * Checks the content with the drafts instead of their files. `faults` contains the faults of the file and of the
   * drafts, and the faults that the drafts cause in other files. `advice` is about the file, and does not prevent a
   * save.
   */
  check: (file: string, texts: Texts) => Promise<{ faults: DraftFault[]; advice: DraftFault[] }>;
  /**
   * Returns the HTML of the page that the drafts make of a file.
   * @throws ContentError if the page cannot be made
   */
  preview: (file: string, texts: Texts, options?: PreviewOptions) => Promise<string>;
}

export interface DraftOptions {
  /** The folder of the project. */
  root: string;
  /** The figures from the settings, for placeholders in texts. */
  figures: Placeholders;
  /** Returns the HTML of the page at an address, with drafts instead of content files. */
  render: (address: string, drafts: Texts) => Promise<string>;
}

/** Splits a path such as `bands[1].areas[0].title`. */
const splitPath = (path: string): (string | number)[] =>
  [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, index]) =>
    index === undefined ? part : Number(index),
  );

const draftFault = ({ file, path, line, text }: Fault): DraftFault => ({
  file,
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

export function createDrafts({ root, figures, render }: DraftOptions): Drafts {
  const folder = join(root, 'content');

  async function check(file: string, texts: Texts) {
    const inventory = readInventory(root);
    const read = (drafts?: Texts) => readContent(folder, figures, inventory, file, drafts && { drafts });
    const { data, pages, faults } = read(texts);
    const isOwn = (fault: Fault): boolean => fault.file === file || texts.has(fault.file);
    const known = new Set(faults.every(isOwn) ? [] : read().faults.map(faultLine));
    const advice = data && faults.length === 0 ? adviceOf(root, data, pages) : [];
    return {
      faults: faults.filter((fault) => isOwn(fault) || !known.has(faultLine(fault))).map(draftFault),
      advice: advice.filter((fault) => fault.file === file).map(draftFault),
    };
  }

  async function preview(file: string, texts: Texts, { theme, page = '/' }: PreviewOptions = {}) {
    const html = await render(pathOfFile(file) ?? page, texts);
    return theme ? inTheme(html, theme) : html;
  }

  return { check, preview };
}
