/** Finds the texts of a content file that visitors read. */
import { textsOf, withoutLinks } from '@website/site/content';

/** The keys of values that visitors do not read: names, addresses and choices. */
const unreadKeys = new Set<PropertyKey>([
  ...['kind', 'picture', 'night', 'illustration', 'icon', 'href', 'id', 'pages', 'card', 'of', 'film'],
  ...['tone', 'layout', 'height', 'version', 'logos'],
  ...['otherNames', 'photo', 'mark', 'articles', 'when'],
  // The head of an article contains the page's name and summary, which are already in the list.
  'article',
]);

/** Returns every text that visitors read, with its path, such as `['bands', 1, 'areas', 0, 'bullets', 2]`. */
export const readTexts = (value: unknown): { path: readonly PropertyKey[]; text: string }[] =>
  [...textsOf(value)]
    .filter(({ path }) => !path.some((key) => unreadKeys.has(key)))
    .map(({ path, text }) => ({ path, text: withoutLinks(text) }));

/** Returns the words of a text in lower case, with inner hyphens and apostrophes. */
export const tokensOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-’'.,][\p{L}\p{N}]+)*/gu) ?? [];
