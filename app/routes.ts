/** Every address of the site on one screen: which page stands there and with which content. */
import { createElement, type ReactElement } from 'react';
import type { Meta, Site, Topic } from './content/site.ts';
import { AboutUsPage } from './pages/about-us/about-us.tsx';
import { CareersPage } from './pages/careers/careers.tsx';
import { ContactUsPage } from './pages/contact-us/contact-us.tsx';
import { ErrorPage } from './pages/error/error.tsx';
import { FormResultPage } from './pages/form-result/form-result.tsx';
import { HomePage } from './pages/home/home.tsx';
import { JobApplicationPage } from './pages/job-application/job-application.tsx';
import { LegalPage } from './pages/legal/legal.tsx';
import { NotFoundPage } from './pages/not-found/not-found.tsx';
import { IndustriesPage, ServicesPage } from './pages/overview/overview.tsx';
import { TopicPage } from './pages/topic/topic.tsx';

/** One page of the site. */
export interface Route {
  /** Its canonical address, or the file of the build's own when it has none (`/404`). */
  path: string;
  /** The folder and file below `app/pages` whose styles it needs. */
  page: string;
  meta: Meta;
  /** The light of the first band; `plain` pages begin without a picture and follow the theme. */
  tone: 'day' | 'night' | 'stone' | 'red' | 'plain';
  /** False for pages that are answers, not addresses: they are in no sitemap and no search engine. */
  listed: boolean;
  /** True for a frame that the server fills in, which is no page by itself. */
  template?: boolean;
  element: ReactElement;
}

const listed = true;

const topicRoute = (site: Site, topic: Topic, kind: 'services' | 'industries'): Route => ({
  path: topic.path,
  page: 'topic',
  meta: topic.meta,
  tone: kind === 'services' ? 'day' : 'night',
  listed,
  element: createElement(TopicPage, { site, topic, kind }),
});

/** All pages, in the order of the sitemap. */
export const routes = (site: Site): Route[] => [
  {
    path: '/',
    page: 'home',
    meta: site.home.meta,
    tone: site.home.hero.slides[0]?.tone ?? 'day',
    listed,
    element: createElement(HomePage, { site }),
  },
  {
    path: '/services',
    page: 'overview',
    meta: site.overviews.services.meta,
    tone: 'stone',
    listed,
    element: createElement(ServicesPage, { site }),
  },
  ...site.services.map((topic) => topicRoute(site, topic, 'services')),
  {
    path: '/industries',
    page: 'overview',
    meta: site.overviews.industries.meta,
    tone: 'stone',
    listed,
    element: createElement(IndustriesPage, { site }),
  },
  ...site.industries.map((topic) => topicRoute(site, topic, 'industries')),
  {
    path: '/about-us',
    page: 'about-us',
    meta: site.about.meta,
    tone: 'stone',
    listed,
    element: createElement(AboutUsPage, { site }),
  },
  {
    path: '/careers',
    page: 'careers',
    meta: site.careers.meta,
    tone: 'stone',
    listed,
    element: createElement(CareersPage, { site }),
  },
  {
    path: '/careers/JobApplicationform',
    page: 'job-application',
    meta: site.jobApplication.meta,
    tone: 'red',
    listed,
    element: createElement(JobApplicationPage, { site }),
  },
  {
    path: '/terms-of-use',
    page: 'legal',
    meta: site.legal.terms.meta,
    tone: 'stone',
    listed,
    element: createElement(LegalPage, { legal: site.legal.terms }),
  },
  {
    path: '/privacy-policy',
    page: 'legal',
    meta: site.legal.privacy.meta,
    tone: 'stone',
    listed,
    element: createElement(LegalPage, { legal: site.legal.privacy }),
  },
  {
    path: '/contact-us',
    page: 'contact-us',
    meta: site.contact.meta,
    tone: 'stone',
    listed,
    element: createElement(ContactUsPage, { site }),
  },
  {
    path: '/404',
    page: 'not-found',
    meta: site.notFound.meta,
    tone: 'stone',
    listed: false,
    element: createElement(NotFoundPage, { site }),
  },
  {
    path: '/500',
    page: 'error',
    meta: site.notFound.meta,
    tone: 'plain',
    listed: false,
    element: createElement(ErrorPage, {}),
  },
  {
    path: '/contact-result',
    page: 'form-result',
    meta: site.contact.meta,
    tone: 'plain',
    listed: false,
    template: true,
    element: createElement(FormResultPage, {}),
  },
  {
    path: '/application-result',
    page: 'form-result',
    meta: site.jobApplication.meta,
    tone: 'plain',
    listed: false,
    template: true,
    element: createElement(FormResultPage, {}),
  },
];
