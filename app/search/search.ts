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

/** The maximum number of words that are looked for, and of pages that are found. */
const limits = { words: 8, hits: 20 };

type Result = ReturnType<MiniSearch['search']>[number];

const matches = (terms: ReadonlySet<string>, text: string): number =>
  new Set(wordsOfHeading(text).flatMap((word) => termOf(word) ?? [])).intersection(terms).size;

/** Returns the hit of a page. The hit leads to a heading that has more of the words than the page's names have. */
function hitOf([path, name, group, summary, otherNames, headings]: SearchedPage, { terms }: Result): Hit {
  const found = new Set(terms);
  const inNames = Math.max(...[name, ...otherNames].map((text) => matches(found, text)));
  const scored = headings.map((heading) => ({ heading, score: matches(found, heading[0]) }));
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

export function createSearch(pages: readonly SearchedPage[]): Search {
  const names = indexOf(pages);
  let words: MiniSearch | undefined;

  return {
    addWords(index) {
      words = MiniSearch.loadJS(index as Parameters<typeof MiniSearch.loadJS>[0], wordsOptions);
    },
    find(query) {
      const typed = wordsOf(query.slice(0, searchQuery.maxLength)).slice(0, limits.words);
      // A visitor may write a name in one word or in two.
      const queries = typed.length === 2 ? [typed.join(' '), typed.join('')] : [typed.join(' ')];
      const results = (index: MiniSearch | undefined, combineWith: 'AND' | 'OR'): Result[] =>
        index?.search(
          { combineWith: 'OR', queries: queries.map((text) => ({ combineWith, queries: [text] })) },
          searchOptions,
        ) ?? [];
      const withAll = results(names, 'AND');
      const all = [...withAll, ...results(words, 'AND')];
      const found = all.length > 0 ? all : [...results(names, 'OR'), ...results(words, 'OR')];
      const first = new Map(found.toReversed().map((result) => [result['id'] as number, result]));
      const ids = [...new Set(found.map(({ id }) => id as number))].slice(0, limits.hits);
      const hits = ids.flatMap((id) => {
        const [page, result] = [pages[id], first.get(id)];
        return page && result ? [hitOf(page, result)] : [];
      });
      return { hits, isMiss: withAll.length === 0 };
    },
  };
}
