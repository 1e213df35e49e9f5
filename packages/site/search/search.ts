/** Finds pages by words. Runs in the browser while the visitor types, and on the server for visitors without script. */
import MiniSearch, { type Options, type SearchOptions } from 'minisearch';
import { searchQuery } from '@website/forms/endpoints';
import { headingId } from '../widgets/heading-id.ts';

/** A heading, and the id for links to it. If the id is missing, it is the result of {@link headingId}. */
export type SearchedHeading = readonly [text: string, id?: string];

/** The facts about a page in the first index. They are a list without keys, so that browsers load fewer bytes. */
export type SearchedPage = readonly [
  path: string,
  name: string,
  /** The name of the page above; for other pages, the name of the company's pages. */
  group: string,
  summary: string,
  otherNames: readonly string[],
  headings: readonly SearchedHeading[],
];

export interface Hit {
  /** The address of the page, or of the band with the matching heading. */
  href: string;
  name: string;
  group: string;
  /** The matching heading. */
  heading?: string;
  summary: string;
}

export interface Found {
  hits: readonly Hit[];
  /** True if names, headings and summaries of no page contain all words of the query. */
  isMiss: boolean;
}

/** Words that are on every page, so that a search for them is useless. */
const stopWords = new Set(
  (
    'a after all also an and any are as at be been before but by can do does each every for from get has have ' +
    'how if in into is it its like may me more most much my no not of on one only or our out over so such than that the their ' +
    'them then there these they this those to up us was we what when where which who why will with you your'
  ).split(' '),
);

/**
 * Converts a plural to its singular: `vacancies` becomes `vacancy`, `processes` becomes `process`, `apps` becomes
 * `app`.
 */
const singular = (word: string): string => {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(ss|sh|ch|x)es$|s$/, '$1');
};

/** Returns the term of a word; null for a word that no index contains. */
export function termOf(word: string): string | null {
  const lower = word.toLowerCase();
  return lower.length < 2 || stopWords.has(lower) ? null : singular(lower);
}

/** Returns the words of a text, without accents. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const isName = (word: string): boolean => /^[\p{Lu}\p{N}]/u.test(word);

/**
 * Returns the words of a heading. Also returns each two neighboring words as one word, so that `PowerBI` finds `Power
 * BI`.
 */
export function wordsOfHeading(text: string): string[] {
  const words = wordsOf(text);
  const joined = words.flatMap((word, at) => {
    const next = words[at + 1];
    return next !== undefined && isName(word) && isName(next) ? [word + next] : [];
  });
  return [...words, ...joined];
}

const options = { idField: 'id', processTerm: termOf } satisfies Omit<Options, 'fields'>;
export const wordsOptions: Options = { ...options, fields: ['text'], tokenize: wordsOf };
const namesOptions: Options = {
  ...options,
  fields: ['name', 'others', 'headings', 'summary'],
  tokenize: (text, field) => (field === 'summary' ? wordsOf(text) : wordsOfHeading(text)),
};

/**
 * Minimum letters: a word with `minPrefix` letters also finds longer words, and a word with `minFuzzy` letters may have
 * typing errors.
 */
const [minPrefix, minFuzzy] = [3, 4];

const searchOptions: SearchOptions = {
  boost: { name: 8, others: 8, headings: 3, summary: 2 },
  prefix: ({ length }) => length >= minPrefix,
  fuzzy: ({ length }) => length >= minFuzzy && 0.2,
  tokenize: wordsOf,
};

/**
 * The maximum number of searched words, of words in a query whose neighbors are joined, and of found pages. If fewer
 * than `few` pages have all words, the result also contains pages with some of the words.
 */
const limits = { words: 8, joined: 5, hits: 20, few: 3 };

/** Returns the number of terms that a text contains. */
function matches(terms: ReadonlySet<string>, text: string): number {
  const own = new Set(wordsOfHeading(text).map(termOf));
  return [...terms].filter((term) => own.has(term)).length;
}

/**
 * Returns the hit of a page. If a heading contains more of the terms than the page's names, the hit leads to this
 * heading.
 */
function hitOf(page: SearchedPage, terms: ReadonlySet<string>): Hit {
  const [path, name, group, summary, otherNames, headings] = page;
  const inNames = Math.max(...[name, ...otherNames].map((text) => matches(terms, text)));
  const scored = headings.map((heading) => ({ heading, score: matches(terms, heading[0]) }));
  const best = Math.max(...scored.map(({ score }) => score));
  const [heading, id] = scored.find(({ score }) => score === best && score > inNames)?.heading ?? [];
  const hit = { name, group, summary };
  return heading === undefined
    ? { ...hit, href: path }
    : { ...hit, href: `${path}#${id ?? headingId(heading)}`, heading };
}

function indexOf(pages: readonly SearchedPage[]): MiniSearch {
  const index = new MiniSearch(namesOptions);
  index.addAll(
    pages.map(([path, name, , summary, otherNames, headings], id) => ({
      id,
      name,
      // Visitors also know a page by its address, and write the address in one word.
      others: [...otherNames, path.replace(/.*\//, '').replaceAll('-', '')].join('\n'),
      headings: headings.map(([text]) => text).join('\n'),
      summary,
    })),
  );
  return index;
}

export interface Search {
  /** Adds the index of all words of the pages. The index was made with {@link wordsOptions}. */
  addWords: (index: object) => void;
  find: (query: string) => Found;
}

/**
 * Returns the query as words. For a query of a few words, also returns it with each two neighbors as one word, because
 * visitors may write a name in one or two words.
 */
function queriesOf(query: string): string[] {
  const words = wordsOf(query.slice(0, searchQuery.maxLength)).slice(0, limits.words);
  const pairs = words.length > limits.joined ? [] : words.slice(1);
  const joined = pairs.map((second, at) =>
    [...words.slice(0, at), `${words[at]}${second}`, ...words.slice(at + 2)].join(' '),
  );
  return [words.join(' '), ...joined];
}

type Match = { score: number; terms: Set<string> };

export function createSearch(pages: readonly SearchedPage[]): Search {
  const names = indexOf(pages);
  let words: MiniSearch | undefined;

  return {
    addWords(index) {
      words = MiniSearch.loadJS(index as Parameters<typeof MiniSearch.loadJS>[0], wordsOptions);
    },
    find(query) {
      const queries = queriesOf(query);
      const results = (index: MiniSearch | undefined, combineWith: 'AND' | 'OR') =>
        index?.search(
          { combineWith: 'OR', queries: queries.map((text) => ({ combineWith, queries: [text] })) },
          searchOptions,
        ) ?? [];
      const byPage = new Map<number, Match>();
      for (const { id, score, terms } of [...results(names, 'OR'), ...results(words, 'OR')]) {
        const match = byPage.get(id as number) ?? { score: 0, terms: new Set() };
        byPage.set(id as number, {
          score: match.score + score,
          terms: new Set([...match.terms, ...terms]),
        });
      }
      const inNames = results(names, 'AND');
      const whole = new Set([...inNames, ...results(words, 'AND')].map(({ id }) => id as number));
      const sorted = [...byPage].toSorted(([, a], [, b]) => b.score - a.score);
      const withAll = sorted.filter(([id]) => whole.has(id));
      // If few pages have all words, pages with some of the words follow.
      const others = withAll.length < limits.few ? sorted.filter(([id]) => !whole.has(id)) : [];
      const hits = [...withAll, ...others].slice(0, limits.hits).flatMap(([id, { terms }]) => {
        const page = pages[id];
        return page ? [hitOf(page, terms)] : [];
      });
      return { hits, isMiss: inNames.length === 0 };
    },
  };
}
