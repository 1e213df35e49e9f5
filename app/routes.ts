/** Every page of the site with what the build needs to know of it. Addresses are said in `content/files.ts`. */
import { createElement, type ReactElement } from 'react';
import { Bands } from './bands/bands.tsx';
import type { Meta, Page, Site, Tone } from './content/site.ts';
import { ApplicationResultPage } from './pages/application-result/application-result.tsx';
import { ContactResultPage } from './pages/contact-result/contact-result.tsx';
import { ErrorPage } from './pages/error/error.tsx';

/** One page of the site. */
export interface Route {
  /** Its canonical address, or the file of the build's own when it has none (`/404`). */
  path: string;
  /** What it is made of: names of folders in `app/sections` and `app/pages`, whose styles it needs. */
  parts: readonly string[];
  meta: Meta;
  /** The light of the first band; `plain` pages begin without a picture and follow the theme. */
  tone: Tone | 'plain';
  /** False for pages that are answers, not addresses: they are in no sitemap and no search engine. */
  listed: boolean;
  /** True for a frame that the server fills in, which is no page by itself. */
  template?: boolean;
  element: ReactElement;
}

/** A page of content: its styles and its light follow from its bands. */
const contentRoute = (site: Site, page: Page): Route => ({
  path: page.path,
  parts: [...new Set(page.bands.map(({ kind }) => kind))],
  meta: page.meta,
  tone: page.tone,
  listed: page.kind !== 'not-found',
  element: createElement(Bands, { site, page }),
});

/** A page that only the server shows. */
const answerRoute = (path: string, part: string, meta: Meta, element: ReactElement): Route => ({
  path,
  parts: [part],
  meta,
  tone: 'plain',
  listed: false,
  element,
});

/** The words of the one page of a kind. */
const metaOf = (site: Site, kind: Page['kind']): Meta => {
  const page = site.pages.find((one) => one.kind === kind);
  if (!page) throw new Error(`there is no page of kind ${kind}`);
  return page.meta;
};

/** The page that answers a form sent without script: a frame that the server fills in. */
const resultRoute = (
  site: Site,
  kind: keyof Site['forms'],
  page: (props: { site: Site }) => ReactElement,
): Route => {
  const meta = { ...metaOf(site, kind), title: site.forms[kind].title };
  const name = `${kind}-result`;
  return { ...answerRoute(`/${name}`, name, meta, createElement(page, { site })), template: true };
};

/** All pages, in the order of the sitemap. */
export const routes = (site: Site): Route[] => [
  ...site.pages.map((page) => contentRoute(site, page)),
  answerRoute(
    '/500',
    'error',
    metaOf(site, 'not-found'),
    createElement(ErrorPage, { words: site.words.crash }),
  ),
  resultRoute(site, 'contact', ContactResultPage),
  resultRoute(site, 'application', ApplicationResultPage),
];
