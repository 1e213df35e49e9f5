/** Draws the bands of a page: chooses the section for each kind of band, and the data for the section. */
import { createElement, Fragment, type ReactElement } from 'react';
import type { AnyBand, Band, BandKind } from '../schema/bands.ts';
import { shownSections } from '../schema/legal-text.ts';
import type { Page, Site } from '../schema/site.ts';
import { ApplicationCard } from '../sections/application-card/application-card.tsx';
import { Apply } from '../sections/apply/apply.tsx';
import { Archive } from '../sections/archive/archive.tsx';
import { ArticleNeighbors } from '../sections/article-neighbors/article-neighbors.tsx';
import { Article } from '../sections/article/article.tsx';
import { Banner } from '../sections/banner/banner.tsx';
import { BeforeAfter } from '../sections/before-after/before-after.tsx';
import { CallToAction } from '../sections/call-to-action/call-to-action.tsx';
import { Cases } from '../sections/cases/cases.tsx';
import { Challenges } from '../sections/challenges/challenges.tsx';
import { ClientLogos } from '../sections/client-logos/client-logos.tsx';
import { ClientQuotes } from '../sections/client-quotes/client-quotes.tsx';
import { Conformance } from '../sections/conformance/conformance.tsx';
import { Contact } from '../sections/contact/contact.tsx';
import { Credentials } from '../sections/credentials/credentials.tsx';
import { FeatureTabs } from '../sections/feature-tabs/feature-tabs.tsx';
import { GlobalPresence } from '../sections/global-presence/global-presence.tsx';
import { Hero } from '../sections/hero/hero.tsx';
import { HighlightBand } from '../sections/highlight/highlight.tsx';
import { IconPoints } from '../sections/icon-points/icon-points.tsx';
import { Introduction } from '../sections/introduction/introduction.tsx';
import { LegalText } from '../sections/legal-text/legal-text.tsx';
import { Lists } from '../sections/lists/lists.tsx';
import { NotFoundLinks } from '../sections/not-found-links/not-found-links.tsx';
import { People } from '../sections/people/people.tsx';
import { PictureBand } from '../sections/picture/picture.tsx';
import { Points } from '../sections/points/points.tsx';
import { Prose } from '../sections/prose/prose.tsx';
import { Questions } from '../sections/questions/questions.tsx';
import { Quote } from '../sections/quote/quote.tsx';
import { RelatedTopics } from '../sections/related-topics/related-topics.tsx';
import { SearchBand } from '../sections/search/search.tsx';
import { ServicesGrid } from '../sections/services-grid/services-grid.tsx';
import { SiteMap } from '../sections/site-map/site-map.tsx';
import { Steps, Timeline } from '../sections/steps/steps.tsx';
import { StudentPrograms } from '../sections/student-programs/student-programs.tsx';
import { Table } from '../sections/table/table.tsx';
import { TopicIndex } from '../sections/topic-index/topic-index.tsx';
import { TopicTiles } from '../sections/topic-tiles/topic-tiles.tsx';
import {
  aboutHref,
  aboutPath,
  applicationHref,
  contactLinkOf,
  groupsOf,
  siteMapOf,
  topicsAt,
} from './links.ts';
import { opensWith, rowsOf, tabsLayouts } from './openings.ts';
import { Vacancies } from '../sections/vacancies/vacancies.tsx';
import { WhatWeDevelop } from '../sections/what-we-develop/what-we-develop.tsx';
import { WhoWeAre } from '../sections/who-we-are/who-we-are.tsx';
import { searchIndex } from '../search/load-search.ts';
import { mainLinks, searchStrings } from '../search/search-data.ts';
import { WhyChooseUs } from '../sections/why-choose-us/why-choose-us.tsx';

export interface BandContext {
  site: Site;
  page: Page;
}

type Drawing<Kind extends BandKind> = (band: Band<Kind>, context: BandContext) => ReactElement | null;

const drawings: { [Kind in BandKind]: Drawing<Kind> } = {
  'application-card': (band, { site }) => (
    <ApplicationCard band={band} form={site.forms.application} submission={site.submission} />
  ),
  apply: (band, { site }) => <Apply band={band} href={applicationHref(site)} />,
  archive: (_band, { site, page: { archive, feed, path } }) =>
    archive && feed ? (
      <Archive
        archive={archive}
        path={path}
        feed={feed.href}
        strings={site.strings.archive}
        language={site.language}
      />
    ) : null,
  article: (band, { site, page }) => (
    <Article
      band={band}
      label={site.strings.breadcrumbs}
      trail={page.trail}
      strings={site.strings.article}
      language={site.language}
    />
  ),
  'article-neighbors': (band, { site }) => (
    <ArticleNeighbors band={band} strings={site.strings.article} language={site.language} />
  ),
  banner: (band, context) => (
    <Banner
      band={band}
      tone={context.page.tone}
      label={context.site.strings.breadcrumbs}
      trail={context.page.trail}
      current={context.page.name}
      compact={context.page.kind === 'search'}
    />
  ),
  'before-after': (band, { page, site }) => (
    <BeforeAfter
      band={band}
      otherSite={site.strings.otherSite}
      spread={opensWith(page, 'comparison', band)}
    />
  ),
  'call-to-action': (band, { site, page }) => (
    <CallToAction
      band={{ ...site.shared['call-to-action'], ...page.callToAction, ...band }}
      link={band.link ?? contactLinkOf(site, page)}
      otherSite={site.strings.otherSite}
      // The front page omits the steps after the contact form, because its document has a size limit.
      next={band.link || page.kind === 'home' ? [] : site.shared['call-to-action'].next}
    />
  ),
  cases: (band, { site }) => <Cases band={band} strings={site.strings.cases} />,
  challenges: (band) => <Challenges band={band} />,
  'client-logos': (band, { site }) =>
    site.logos.length > 0 ? (
      <ClientLogos
        heading={band.heading ?? site.shared['client-logos'].heading}
        logos={site.logos}
        strings={site.strings}
      />
    ) : null,
  'client-quotes': (band) => <ClientQuotes band={band} />,
  conformance: (band, { site }) => <Conformance band={band} language={site.language} />,
  contact: (band, { site }) => (
    <Contact
      band={band}
      company={site.company}
      newTab={site.strings.newTab}
      strings={site.forms.contact.strings}
      tooMany={site.forms.contact.result.tooMany}
      receipt={site.forms.contact.receipt}
      submission={site.submission}
    />
  ),
  credentials: (band, { site }) => <Credentials band={band} strings={site.strings.credentials} />,
  'feature-tabs': (band, { site, page }) => (
    <FeatureTabs
      band={band}
      illustration={site.illustration}
      drawingStrings={site.strings.drawing}
      layout={page.opening && tabsLayouts[page.opening]}
      neighbors={site.strings.tabs}
      otherSite={site.strings.otherSite}
      contact={page.kind === 'service' || page.kind === 'industry' ? contactLinkOf(site, page) : undefined}
    />
  ),
  'global-presence': (band, { site }) => (
    <GlobalPresence band={{ ...site.shared['global-presence'], ...band }} offices={site.company.offices} />
  ),
  hero: (band, { site, page }) => <Hero band={band} more={aboutHref(site, page)} site={site} />,
  highlight: (band) => <HighlightBand band={band} />,
  'icon-points': (band) => <IconPoints band={band} />,
  introduction: (band) => <Introduction band={band} />,
  'legal-text': (band, { site }) => (
    <LegalText
      band={band}
      sections={shownSections(band.sections, {
        outsideScript: site.outsideScript,
        applications: site.activeForms.includes('application'),
        ownServer: site.submission.origin === '',
      })}
      strings={site.strings.legal}
      language={site.language}
    />
  ),
  lists: (band, { site }) => <Lists band={band} otherSite={site.strings.otherSite} />,
  'not-found-links': (band, { site }) => <NotFoundLinks band={band} strings={site.strings.notFound} />,
  people: (band) => <People band={band} />,
  picture: (band) => <PictureBand band={band} />,
  points: (band) => <Points band={band} />,
  prose: (band, { site }) => <Prose band={band} otherSite={site.strings.otherSite} />,
  questions: (band, { site }) => <Questions band={band} otherSite={site.strings.otherSite} />,
  quote: (band) => <Quote band={band} />,
  'related-topics': (band, { site }) => {
    const topics = topicsAt(site, band.pages);
    return topics.length > 0 ? <RelatedTopics heading={band.heading} topics={topics} /> : null;
  },
  search: (band, { site }) => (
    <SearchBand
      band={band}
      links={mainLinks(site)}
      strings={searchStrings(site)}
      index={searchIndex}
      siteMap={siteMapOf(site)}
    />
  ),
  'services-grid': (band, { site }) => (
    <ServicesGrid band={{ ...site.shared['services-grid'], ...band }} services={site.services} />
  ),
  'site-map': (_band, { site }) => <SiteMap groups={siteMapOf(site)} />,
  steps: (band, { site: { strings, illustration }, page }) => {
    const props = { band, strings: strings.steps, otherSite: strings.otherSite };
    return opensWith(page, 'timeline', band) ? (
      <Timeline {...props} drawing={illustration(band.illustration)} drawingStrings={strings.drawing} />
    ) : (
      <Steps {...props} />
    );
  },
  'student-programs': (band, { site }) => (
    <StudentPrograms band={band} moreAbout={site.strings.studentPrograms.moreAbout} />
  ),
  table: (band, { page }) => <Table band={band} first={opensWith(page, 'table', band)} />,
  'topic-index': (band, { site }) => <TopicIndex heading={band.heading} groups={groupsOf(site, band.of)} />,
  'topic-tiles': (band, { site }) => <TopicTiles band={band} columns={groupsOf(site, band.of)} />,
  vacancies: (band, { site }) => (
    <Vacancies
      band={band}
      strings={site.strings.vacancies}
      language={site.language}
      hrefOf={(vacancy) => applicationHref(site, vacancy)}
    />
  ),
  'what-we-develop': (band, { site }) => (
    <WhatWeDevelop
      band={band}
      illustration={site.illustration}
      drawingStrings={site.strings.drawing}
      services={site.services}
      contact={site.contactLink.href}
      strings={{ ...site.strings.whatWeDevelop, talkAbout: site.strings.talkAbout }}
    />
  ),
  'who-we-are': (band, { site }) => (
    <WhoWeAre band={band} strings={site.strings} illustration={site.illustration} about={aboutPath(site)} />
  ),
  'why-choose-us': (band, { site }) => <WhyChooseUs band={{ ...site.shared['why-choose-us'], ...band }} />,
};

export const drawBand = (band: AnyBand, context: BandContext): ReactElement | null =>
  // The table gives each kind its own function type, but TypeScript cannot infer the type if the index is a union.
  (drawings[band.kind] as Drawing<BandKind>)(band, context);

/** Draws the bands of a page between two positions. The bands need no keys, because their order never changes. */
export const Bands = ({ site, page, from, to }: BandContext & { from?: number; to?: number }) => {
  const rows = rowsOf(page.bands.slice(from, to)).map((row) => {
    const drawn = row.map((band) => drawBand(band, { site, page }));
    return row.length === 1 ? drawn[0] : createElement('div', { className: 'beside' }, ...drawn);
  });
  return createElement(Fragment, null, ...rows);
};
