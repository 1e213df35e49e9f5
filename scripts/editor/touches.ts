/**
 * Finds the effects of a change on other files: equal words in other files, links to the page, and tabs with long
 * titles.
 */
import { textsOf, type Source } from '../../app/reading/source.ts';
import { pathOfFile } from '../../app/schema/files.ts';

/** A position in another file. `path` is the path of the file, such as `content/services/azure.yaml`. */
export interface Place {
  path: string;
  line: number;
}

export interface Touches {
  /** Places with the same words. `words` is the part of the old text that the other file contains too. */
  sameWords: (Place & { words: string })[];
  linksHere: Place[];
  longTabs: { title: string; letters: number }[];
}

/** The values of a file before and after a change. `after` is undefined if the file is deleted. */
export interface Change {
  /** The path below `content/`. */
  file: string;
  before: unknown;
  after: unknown;
}

interface Word {
  word: string;
  start: number;
  end: number;
}

/** Returns the words of a text in lower case, with their positions in the text. */
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:[-’'.,][\p{L}\p{N}]+)*/gu)].map((match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Joins words to a text for searching, with one space around each word. */
const searchable = (words: readonly Word[]): string => ` ${words.map(({ word }) => word).join(' ')} `;

/**
 * The minimum length of a phrase in words. A whole sentence or heading needs only three words. Shorter phrases are too
 * common.
 */
const minPhrase = 5;
const minSentence = 3;

/** Splits the words of a text into its sentences. */
function sentencesOf(text: string, words: readonly Word[]): Word[][] {
  const sentences: Word[][] = [[]];
  for (const [index, word] of words.entries()) {
    const between = text.slice(words[index - 1]?.end ?? 0, word.start);
    if (/[.!?:]\s/.test(between)) sentences.push([]);
    sentences.at(-1)?.push(word);
  }
  return sentences;
}

/** Returns the phrases of an old text that the new file does not contain: short sentences, and runs of five words. */
function gonePhrases(text: string, isKept: (phrase: string) => boolean): Word[][] {
  const words = wordsOf(text);
  const runs = words
    .map((_word, at) => words.slice(at, at + minPhrase))
    .filter(({ length }) => length === minPhrase);
  const short = sentencesOf(text, words).filter(({ length }) => length >= minSentence && length < minPhrase);
  return [...short, ...runs].filter((phrase) => !isKept(searchable(phrase)));
}

/** Returns the part of a text that contains all phrases that the other text has too; undefined if there are none. */
function sharedPart(text: string, phrases: readonly Word[][], other: string): string | undefined {
  const shared = phrases.filter((phrase) => other.includes(searchable(phrase))).flat();
  if (shared.length === 0) return undefined;
  return text.slice(Math.min(...shared.map(({ start }) => start)), Math.max(...shared.map(({ end }) => end)));
}

function sameWordsOf({ before, after }: Change, others: readonly Source[]): Touches['sameWords'] {
  const kept = [...textsOf(after)].map(({ text }) => searchable(wordsOf(text)));
  const isKept = (phrase: string): boolean => kept.some((text) => text.includes(phrase));
  const changed = [...textsOf(before)].flatMap(({ text }) => {
    const phrases = gonePhrases(text, isKept);
    return phrases.length > 0 ? [{ text, phrases }] : [];
  });
  if (changed.length === 0) return [];
  return others.flatMap((source) =>
    [...textsOf(source.value)].flatMap(({ path, text }) => {
      const other = searchable(wordsOf(text));
      const parts = changed.flatMap(({ text: old, phrases }) => sharedPart(old, phrases, other) ?? []);
      const [words] = parts.toSorted((a, b) => b.length - a.length);
      return words === undefined
        ? []
        : [{ path: `content/${source.file}`, line: source.lineOf(path), words }];
    }),
  );
}

/** Returns the titles of a page's tabs: of the band whose panels have the ids `features-tab-1` and so on. */
function tabsOf(value: unknown): string[] {
  const bands: unknown = Object(value).bands;
  const areas = (Array.isArray(bands) ? bands : []).flatMap((band: unknown): unknown =>
    Object(band).kind === 'feature-tabs' ? Object(band).areas : [],
  );
  return areas.map((area) => String(Object(area).title ?? ''));
}

/** The keys whose values name pages by their slug, and not by their address. */
const slugKeys = new Set<PropertyKey>(['pages', 'main', 'company', 'legal']);

/** Returns a function that says whether a text contains a link to the page or to one of the page's tabs. */
function linkFinder(
  file: string,
  tabs: readonly number[] | undefined,
): (found: { path: readonly PropertyKey[]; text: string }) => boolean {
  const address = pathOfFile(file);
  if (address === undefined) return () => false;
  const escaped = RegExp.escape(address);
  if (tabs !== undefined) {
    const link = new RegExp(`(?:^|\\]\\()${escaped}#features-tab-(?:${tabs.join('|')})(?=\\)|$)`);
    return ({ text }) => link.test(text);
  }
  const slug = address.slice(address.lastIndexOf('/') + 1);
  const link = new RegExp(`(?:^|\\]\\()${escaped}(?=[?#)]|$)|[?&]about=${RegExp.escape(slug)}(?![\\w-])`);
  return ({ path, text }) => link.test(text) || (text === slug && path.some((key) => slugKeys.has(key)));
}

/** Returns the places with links to a deleted page, or to a tab that now has another title. */
function linksHereOf({ file, before, after }: Change, sources: readonly Source[]): Place[] {
  const [old, tabs] = [tabsOf(before), tabsOf(after)];
  const moved = old.flatMap((title, index) => (tabs[index] === title ? [] : [index + 1]));
  if (after !== undefined && moved.length === 0) return [];
  const leadsHere = linkFinder(file, after === undefined ? undefined : moved);
  return sources.flatMap((source) =>
    [...textsOf(source.value)]
      .filter(leadsHere)
      .map(({ path }) => ({ path: `content/${source.file}`, line: source.lineOf(path) })),
  );
}

/**
 * The maximum letters of a tab's title. A phone shows the title above the panel, and a longer title takes two lines. On
 * a phone of 320 px, a line has 280 px, and a letter of `--size-small` in weight 600 has 7.7 px on average.
 */
const maxTabLetters = 36;

/**
 * Returns the effects of a change of one file.
 * @param others all other content files
 */
export function touchesOf(change: Change, others: readonly Source[]): Touches {
  const old = new Set(tabsOf(change.before));
  const newTabs = tabsOf(change.after).filter((title) => !old.has(title));
  return {
    sameWords: change.after === undefined ? [] : sameWordsOf(change, others),
    linksHere: linksHereOf(change, others),
    longTabs: newTabs
      .map((title) => ({ title, letters: [...title].length }))
      .filter(({ letters }) => letters > maxTabLetters),
  };
}
