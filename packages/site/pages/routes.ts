/** Every page of the site, with the facts that the build needs. `packages/site/schema/files.ts` defines the addresses. */
import type { Meta, Page, PageTone, Site } from '../schema/site.ts';
import { findBand } from '../schema/bands.ts';
import { SentFrame } from '../sections/form-result/form-result.tsx';
import { ErrorPage } from './error/error.tsx';
import { createElement, Fragment, type ReactElement } from 'react';
import { answerPlaceholder, type AnswerName, type AnsweredForm } from '@website/forms/built-site';
import { yourMessage as yourMessagePage } from '@website/forms/your-message';
import { fillIn } from '../widgets/fill-in.ts';
import { Bands } from './bands.tsx';

export interface Route {
  /** The page's canonical address, or the name of the built file if the page has no address (`/404`). */
  path: string;
  /** The page's sections from the top, as modules of `packages/site/sections` and `packages/site/pages`. The page has their styles. */
  sections: readonly string[];
  meta: Meta;
  page?: Page;
  /** The color tone of the first band. A `plain` page begins without a picture and follows the theme. */
  tone: PageTone | 'plain';
  /** False for pages that answer a request. These pages are in no sitemap and no search engine. */
  listed: boolean;
  /** The name of a page that depends on a request. The server inserts the missing parts at {@link answerPlaceholder}. */
  answer?: AnswerName;
  first: ReactElement;
  below?: ReactElement;
}

const contentRoute = (site: Site, page: Page): Route => ({
  path: page.path,
  sections: [...new Set(page.bands.map(({ kind }) => kind))],
  meta: page.meta,
  page,
  // An article begins with text on the page's plain background, and not with a picture.
  tone: page.article ? 'plain' : page.tone,
  listed: page.kind !== 'not-found',
  first: createElement(Bands, { site, page, to: 1 }),
  below: createElement(Bands, { site, page, from: 1 }),
});

/** Makes the not-found page of our server. On the page, links to similar addresses come before the other bands. */
function nearestRoute(site: Site, page: Page): Route {
  const plain = contentRoute(site, page);
  const below = createElement(Fragment, undefined, answerPlaceholder, plain.below);
  return { ...plain, path: '/not-found', listed: false, answer: 'not-found', below };
}

/** Makes the search page with results of our server. The results and the query in the title depend on the request. */
function resultsRoute(site: Site, page: Page): Route {
  const plain = contentRoute(site, page);
  return {
    ...plain,
    listed: false,
    answer: 'search',
    meta: { ...plain.meta, title: fillIn(site.strings.search.title, { name: answerPlaceholder }) },
    below: createElement(Fragment, undefined, answerPlaceholder),
  };
}

/** Makes the page behind the link of a receipt. A site whose forms go to an outside service has no such page. */
const yourMessageRoutes = ({ submission, yourMessage }: Site): Route[] =>
  submission.origin === ''
    ? [
        {
          ...answerRoute(
            yourMessagePage.path,
            'your-message',
            { title: answerPlaceholder, description: yourMessage.description },
            createElement(Fragment, undefined, answerPlaceholder),
          ),
          answer: 'your-message',
        },
      ]
    : [];

/** Makes a page that only the server shows. */
const answerRoute = (path: string, section: string, meta: Meta, first: ReactElement): Route => ({
  path,
  sections: [section],
  meta,
  tone: 'plain',
  listed: false,
  first,
});

/** Makes the pages that answer a form sent without script. Returns none if the site has no page with the form. */
const resultRoutes = (site: Site, form: AnsweredForm): Route[] =>
  site.pages
    .filter(({ kind }) => kind === form)
    .flatMap(({ meta, bands }) => {
      const routeOf = (ending: 'sent' | 'returned', first: ReactElement): Route => ({
        ...answerRoute(
          `/${form}-${ending}`,
          'answer-pages',
          { ...meta, title: site.forms[form].titles[ending] },
          first,
        ),
        answer: `${form}-${ending}`,
      });
      const banner = findBand(bands, 'banner');
      return [
        routeOf('sent', createElement(SentFrame, { banner }, answerPlaceholder)),
        routeOf('returned', createElement(Fragment, undefined, answerPlaceholder)),
      ];
    });

/**
 * Returns all pages, in the order of the sitemap. In development, leaves out each page that has faults, together with
 * the answer pages of that page.
 */
export const routes = (site: Site): Route[] => {
  const { crash } = site.strings;
  const errorMeta = { title: crash.title, description: `${crash.heading}. ${crash.text}` };
  return [
    ...site.pages.map((page) => contentRoute(site, page)),
    ...site.pages.filter(({ kind }) => kind === 'not-found').map((page) => nearestRoute(site, page)),
    ...site.pages.filter(({ kind }) => kind === 'search').map((page) => resultsRoute(site, page)),
    answerRoute('/500', 'error', errorMeta, createElement(ErrorPage, { strings: crash })),
    ...resultRoutes(site, 'contact'),
    ...resultRoutes(site, 'application'),
    ...yourMessageRoutes(site),
  ];
};
