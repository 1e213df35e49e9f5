/** Finds the texts of a content file that visitors read. */
import { withoutLinks } from '../../app/schema/linked-text.ts';

/** The keys of values that visitors do not read: names, addresses and choices. */
const unreadKeys = new Set([
  ...['kind', 'picture', 'night', 'illustration', 'icon', 'href', 'id', 'pages', 'card', 'of', 'film'],
  ...['tone', 'layout', 'height', 'version', 'logos', 'dial'],
  ...['otherNames', 'photo', 'mark', 'articles', 'when'],
  // The head of an article contains the page's name and summary, which are already in the list.
  'article',
]);

/** A text of a content file with its path, such as `['bands', 1, 'areas', 0, 'bullets', 2]`. */
interface PlacedText {
  path: readonly PropertyKey[];
  text: string;
}

/** Yields every text that visitors read. */
export function* textsOf(value: unknown, path: readonly PropertyKey[] = []): Generator<PlacedText> {
  if (typeof value === 'string') yield { path, text: withoutLinks(value) };
  else if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value);
    for (const [key, item] of Object.entries(value))
      if (isList || !unreadKeys.has(key)) yield* textsOf(item, [...path, isList ? Number(key) : key]);
  }
}

/** Returns the words of a text in lower case, with inner hyphens and apostrophes. */
export const tokensOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:[-’'.,][\p{L}\p{N}]+)*/gu) ?? [];
