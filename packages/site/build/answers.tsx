/**
 * Draws the parts of pages that depend on a request, inside the server. The build bundles this module with React, so
 * that the server needs no package for drawing (`packages/forms/built-site.ts`).
 */
import type { AnswerModule } from '@website/forms/built-site';
import { searchQuery } from '@website/forms/endpoints';
import { renderToStaticMarkup } from 'react-dom/server';
import { ReturnedPage, SentPage } from '../pages/answer-pages.tsx';
import { YourMessage, titleOf } from '../sections/your-message/your-message.tsx';
import { findBand } from '../schema/bands.ts';
import type { Site } from '../schema/site.ts';
import { searchIndex } from '../search/load-search.ts';
import { nearPages } from '../search/near-pages.ts';
import { createSearch, type Search } from '../search/search.ts';
import { mainLinks, type SearchData } from '../search/search-data.ts';
import { SearchBand, type SearchBandProps } from '../sections/search/search.tsx';
import { NearPages } from '../sections/not-found-links/not-found-links.tsx';

/** The strings of the pages that depend on a request. The build writes the strings into `answers.json`. */
export interface AnswerStrings extends Pick<Site, 'forms' | 'submission' | 'yourMessage' | 'language'> {
  notFound: Site['strings']['notFound'];
  /** The data of the search; undefined if the site has no search page. */
  search?: Pick<SearchBandProps, 'band' | 'links' | 'index'> & { data: SearchData };
}

/** @param data the index of the search; undefined if the site has no search page */
export function answerStrings(site: Site, data?: SearchData): AnswerStrings {
  const { forms, submission, yourMessage, strings, pages, language } = site;
  const band = findBand(pages.find(({ kind }) => kind === 'search')?.bands ?? [], 'search');
  return {
    forms,
    submission,
    yourMessage,
    language,
    notFound: strings.notFound,
    ...(data && band && { search: { data, band, links: mainLinks(site), index: searchIndex } }),
  };
}

export const drawReturnedForm: AnswerModule['drawReturnedForm'] = (strings, form, returned) =>
  renderToStaticMarkup(<ReturnedPage site={strings as AnswerStrings} form={form} returned={returned} />);

export const drawReceipt: AnswerModule['drawReceipt'] = (strings, form, receipt) =>
  renderToStaticMarkup(<SentPage site={strings as AnswerStrings} form={form} receipt={receipt} />);

export const drawYourMessage: AnswerModule['drawYourMessage'] = (data, view) => {
  const { yourMessage: strings, forms, language } = data as AnswerStrings;
  const title = titleOf(strings, view);
  return {
    title: renderToStaticMarkup(title),
    body: renderToStaticMarkup(<YourMessage {...{ strings, forms, title, view, language }} />),
  };
};

/** Makes a query printable: without control characters and lone surrogates, and not too long. */
const printable = (query: string): string =>
  query
    .slice(0, searchQuery.maxLength)
    .toWellFormed()
    .replaceAll(/\p{C}+/gu, ' ')
    .trim();

type Searches = Record<'names' | 'allWords', Search>;
const searches = new WeakMap<SearchData, Searches>();

/** Returns the searches of a site: in names and headings, and in all words. They are made at the first query. */
function searchesOf(data: SearchData): Searches {
  const made = searches.get(data) ?? { names: createSearch(data.pages), allWords: createSearch(data.pages) };
  if (!searches.has(data)) made.allWords.addWords(data.words);
  searches.set(data, made);
  return made;
}

export const drawNearPages: AnswerModule['drawNearPages'] = (data, path) => {
  const { search, notFound } = data as AnswerStrings;
  const near = search ? nearPages(searchesOf(search.data).names, path) : [];
  return near.length === 0 ? undefined : renderToStaticMarkup(<NearPages near={near} strings={notFound} />);
};

export const drawSearch: AnswerModule['drawSearch'] = (strings, typed, isBusy = false) => {
  const { search } = strings as AnswerStrings;
  if (!search) throw new Error('the site has no search page');
  const { data, ...shown } = search;
  const query = printable(typed);
  const hits = isBusy ? [] : searchesOf(data).allWords.find(query).hits;
  const answer = { query, hits, ...(isBusy && { isBusy }) };
  return {
    name: renderToStaticMarkup(query),
    results: renderToStaticMarkup(<SearchBand {...shown} strings={data.strings} answer={answer} />),
  };
};
