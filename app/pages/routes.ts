/** Every page of the site with what the build needs to know of it. Addresses are said in `app/schema/files.ts`. */
import type { Meta, Page, PageTone, Site } from '../schema/site.ts';
import { ErrorPage, errorTitle } from './error/error.tsx';
import { createElement, Fragment, type ReactElement } from 'react';
import { answerPlaceholder, type AnswerName, type AnsweredForm } from '../../contracts/built-site.ts';
import { Bands } from './bands.tsx';
import { SentPage } from './answer-pages.tsx';

export interface Route {
  /** Its canonical address, or the file of the build's own when it has none (`/404`). */
  path: string;
  /** The names of its sections from the top, as modules of `app/sections` and `app/pages`; it needs their styles. */
  sections: readonly string[];
  meta: Meta;
  page?: Page;
  /** The light of the first band; `plain` pages begin without a picture and follow the theme. */
  tone: PageTone | 'plain';
  /** False for pages that are answers, not addresses: they are in no sitemap and no search engine. */
  listed: boolean;
  /** Name of a page that depends on a request. The server draws what stands at {@link answerPlaceholder}. */
  answer?: AnswerName;
  first: ReactElement;
  below?: ReactElement;
}

const contentRoute = (site: Site, page: Page): Route => ({
  path: page.path,
  sections: [...new Set(page.bands.map(({ kind }) => kind))],
  meta: page.meta,
  page,
  tone: page.tone,
  listed: page.kind !== 'not-found',
  first: createElement(Bands, { site, page, to: 1 }),
  below: createElement(Bands, { site, page, from: 1 }),
});

/** The not-found page of our server: the pages nearest to the address come before its other bands. */
function nearestRoute(site: Site, page: Page): Route {
  const plain = contentRoute(site, page);
  const below = createElement(Fragment, undefined, answerPlaceholder, plain.below);
  return { ...plain, path: '/not-found', listed: false, answer: 'not-found', below };
}

/** A page that only the server shows. */
const answerRoute = (path: string, section: string, meta: Meta, first: ReactElement): Route => ({
  path,
  sections: [section],
  meta,
  tone: 'plain',
  listed: false,
  first,
});

/** The pages that answer a form sent without script; none while the page with the form is left out. */
const resultRoutes = (site: Site, form: AnsweredForm): Route[] =>
  site.pages
    .filter(({ kind }) => kind === form)
    .flatMap(({ meta }) => {
      const routeOf = (ending: 'sent' | 'returned', first: ReactElement): Route => ({
        ...answerRoute(
          `/${form}-${ending}`,
          'answer-pages',
          { ...meta, title: site.forms[form].titles[ending] },
          first,
        ),
        answer: `${form}-${ending}`,
      });
      return [
        routeOf('sent', createElement(SentPage, { site, form })),
        routeOf('returned', createElement(Fragment, undefined, answerPlaceholder)),
      ];
    });

/** All pages, in the order of the sitemap. In development one with a fault is left out with its answers. */
export const routes = (site: Site): Route[] => {
  const { crash } = site.strings;
  const errorMeta = { title: errorTitle, description: crash.text };
  return [
    ...site.pages.map((page) => contentRoute(site, page)),
    ...site.pages.filter(({ kind }) => kind === 'not-found').map((page) => nearestRoute(site, page)),
    answerRoute('/500', 'error', errorMeta, createElement(ErrorPage, { strings: crash })),
    ...resultRoutes(site, 'contact'),
    ...resultRoutes(site, 'application'),
  ];
};
