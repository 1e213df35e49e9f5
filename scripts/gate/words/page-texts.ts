/** The words of a page as the rules look at them: every text with its place, and what kind of text it is. */
import type { ReadPage } from '../../../app/reading/load.ts';

/** A text of a page's file. */
export interface PlacedText {
  /** Its place in the file, such as `['bands', 1, 'areas', 0, 'bullets', 2]`. */
  path: readonly PropertyKey[];
  text: string;
}

/** A page with its words. */
export interface LintedPage extends ReadPage {
  /** The title of the menu column it stands in; undefined for a single page. */
  column: string | undefined;
  /** Every text that visitors or search engines read, without names of files, addresses and ids. */
  texts: readonly PlacedText[];
  /** The bullets of its tabs. */
  bullets: readonly PlacedText[];
  /** The headings of its bands and tabs. */
  headings: readonly PlacedText[];
  /** The texts that are whole sentences. */
  sentences: readonly PlacedText[];
}

/** Keys of names, addresses and choices; what stands under them is nothing that anybody reads. */
const notRead = new Set([
  ...['kind', 'picture', 'night', 'illustration', 'icon', 'href', 'id', 'pages', 'card', 'of', 'film'],
  ...['tone', 'layout', 'height', 'version', 'logos', 'dial'],
]);

/** Every text of a value that people read, with its place. */
export function* textsOf(value: unknown, path: readonly PropertyKey[] = []): Generator<PlacedText> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* textsOf(item, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value))
      if (!notRead.has(key)) yield* textsOf(item, [...path, key]);
  }
}

/** The last key of a place that is a word: `bullets` for the third bullet of a tab. */
export const keyOf = ({ path }: PlacedText): string =>
  path.findLast((part): part is string => typeof part === 'string') ?? '';

const isSentence = ({ text }: PlacedText): boolean => /[.?!]["”’)]*$/.test(text);

/** Whether a page is one of the many of its kind, which readers compare with each other. */
export const isTopic = ({ role }: Pick<ReadPage, 'role'>): boolean =>
  role.page === 'service' || role.page === 'industry';

/** The columns of the two menus, as far as it is asked who stands in which. */
type Columns = Readonly<
  Record<'services' | 'industries', readonly { title: string; pages: readonly string[] }[]>
>;

/** Takes a page apart. */
export function lintedPage(page: ReadPage, navigation: Columns): LintedPage {
  const columns = page.role.page === 'industry' ? navigation.industries : navigation.services;
  const column = isTopic(page) ? columns.find(({ pages }) => pages.includes(page.role.slug)) : undefined;
  const { name, summary = '', meta, bands } = page.content;
  const texts = [...textsOf({ name, summary, meta, bands })].filter(({ text }) => text !== '');
  return {
    ...page,
    column: column?.title,
    texts,
    bullets: texts.filter((one) => keyOf(one) === 'bullets'),
    headings: texts.filter((one) => keyOf(one) === 'heading'),
    sentences: texts.filter((one) => one.path[0] === 'bands' && isSentence(one)),
  };
}

/** The words of a text: letters and figures, with the hyphens and apostrophes inside them. */
export const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}]+(?:[-’'.,][\p{L}\p{N}]+)*/gu) ?? [];
