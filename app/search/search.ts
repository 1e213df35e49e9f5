/** Finds pages by words: in the browser as the visitor types, and on the server for a visitor without script. */
import MiniSearch, { type Options, type SearchOptions } from 'minisearch';
import { searchQuery } from '../../contracts/endpoints.ts';
import { headingId } from '../widgets/heading-id.ts';
import { termOf, wordsOf, wordsOfHeading } from './terms.ts';

/** A heading, and the id of the element to which a link leads. Without an id, it is that of {@link headingId}. */
export type SearchedHeading = readonly [text: string, id?: string];

/** What the first index knows about a page. The form is short, because a browser loads it. */
export type SearchedPage = readonly [
  path: string,
  name: string,
  /** The page above, or the company's pages. */
  group: string,
  summary: string,
  otherNames: readonly string[],
  headings: readonly SearchedHeading[],
];

export interface Hit {
  /** The address of the page, or of the band whose heading matches. */
  href: string;
  name: string;
  group: string;
  /** The heading that matches. */
  heading?: string;
  summary: string;
}

export interface Found {
  hits: readonly Hit[];
  /** True if no name, heading or summary has all words of the query. */
  isMiss: boolean;
}

const options = { idField: 'id', processTerm: termOf } satisfies Omit<Options, 'fields'>;
export const wordsOptions: Options = { ...options, fields: ['text'], tokenize: wordsOf };
const namesOptions: Options = {
  ...options,
  fields: ['name', 'others', 'headings', 'summary'],
  tokenize: (text, field) => (field === 'summary' ? wordsOf(text) : wordsOfHeading(text)),
};

/** A word may be the beginning of a word with at least this many letters, or have errors with at least the other. */
const [minPrefix, minFuzzy] = [3, 4];

const searchOptions: SearchOptions = {
  boost: { name: 8, others: 8, headings: 3, summary: 2 },
  prefix: ({ length }) => length >= minPrefix,
  fuzzy: ({ length }) => length >= minFuzzy && 0.2,
  tokenize: wordsOf,
};

/** The maximum number of words that are looked for, and of pages that are found. `few` pages need others beside them. */
const limits = { words: 8, hits: 20, few: 3 };

/** Returns how many of the terms a text has. */
function matches(terms: ReadonlySet<string>, text: string): number {
  const own = new Set(wordsOfHeading(text).map(termOf));
  return [...terms].filter((term) => own.has(term)).length;
}

/** Returns the hit of a page. The hit leads to a heading that has more of the terms than the page's names have. */
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
    pages.map(([, name, , summary, otherNames, headings], id) => ({
      id,
      name,
      others: otherNames.join('\n'),
      headings: headings.map(([text]) => text).join('\n'),
      summary,
    })),
  );
  return index;
}

export interface Search {
  /** Adds the index of all words of the pages, which {@link wordsOptions} has made. */
  addWords: (index: object) => void;
  find: (query: string) => Found;
}

/** Returns the words of a query, and two words also as one: a visitor may write a name in one word or in two. */
function queriesOf(query: string): string[] {
  const words = wordsOf(query.slice(0, searchQuery.maxLength)).slice(0, limits.words);
  return words.length === 2 ? [words.join(' '), words.join('')] : [words.join(' ')];
}

/** What the indexes know about a page and a query. */
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
      // Pages with some of the words follow only if nearly no page has all words.
      const others = withAll.length < limits.few ? sorted.filter(([id]) => !whole.has(id)) : [];
      const hits = [...withAll, ...others].slice(0, limits.hits).flatMap(([id, { terms }]) => {
        const page = pages[id];
        return page ? [hitOf(page, terms)] : [];
      });
      return { hits, isMiss: inNames.length === 0 };
    },
  };
}
