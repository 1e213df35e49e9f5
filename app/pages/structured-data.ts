/** Describes a page to search engines as JSON-LD, with nothing that visitors cannot read on it. */
import type {
  BreadcrumbList,
  ContactPoint,
  Graph,
  Organization,
  PostalAddress,
  Question,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { findBand } from '../schema/bands.ts';
import type { Office, Page, Site } from '../schema/site.ts';

/** The page's own type, where schema.org has one for it. */
const pageTypes: Partial<Record<Page['kind'], 'AboutPage' | 'ContactPage' | 'CollectionPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  services: 'CollectionPage',
  industries: 'CollectionPage',
};

const organizationId = ({ origin }: Site): string => `${origin}/#organization`;
const siteId = ({ origin }: Site): string => `${origin}/#website`;

const addressOf = ({ country, address }: Office): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: address.join(', '),
  addressCountry: country,
});

const phoneOf = ({ country, dial }: Office): ContactPoint => ({
  '@type': 'ContactPoint',
  contactType: 'customer service',
  telephone: dial,
  areaServed: country,
});

/** The company, with everything that the footer says about it. */
const organization = (site: Site): Organization => {
  const { name, legalName, tagline, mailboxes, offices, social } = site.company;
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name,
    legalName,
    slogan: tagline,
    url: `${site.origin}/`,
    logo: `${site.origin}/apple-touch-icon.png`,
    address: offices.map(addressOf),
    contactPoint: [
      ...offices.map(phoneOf),
      { '@type': 'ContactPoint', contactType: 'customer service', email: mailboxes.info },
      { '@type': 'ContactPoint', contactType: 'human resources', email: mailboxes.careers },
    ],
    sameAs: social.map(({ href }) => href),
  };
};

const website = (site: Site): WebSite => ({
  '@type': 'WebSite',
  '@id': siteId(site),
  name: site.company.name,
  url: `${site.origin}/`,
  publisher: { '@id': organizationId(site) },
});

/** The way from the front page to this one; the last step is the page itself. */
const breadcrumbs = (site: Site, page: Page): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...page.trail, { label: page.name, href: page.path }].map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: site.origin + href,
  })),
});

/** The questions that stand on the page with their answers. */
const questionsOf = (page: Page): Question[] =>
  (findBand(page.bands, 'questions')?.items ?? []).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
  }));

/** The company in short, for pages without the full details. */
const provider = (site: Site): Organization => ({
  '@type': 'Organization',
  '@id': organizationId(site),
  name: site.company.name,
  url: `${site.origin}/`,
});

const service = (site: Site, page: Page): Service => ({
  '@type': 'Service',
  name: page.name,
  url: site.origin + page.path,
  description: findBand(page.bands, 'banner')?.subtitle ?? '',
  provider: provider(site),
});

const pageItself = (site: Site, page: Page): WebPage => {
  const questions = questionsOf(page);
  const about = {
    '@id': site.origin + page.path,
    url: site.origin + page.path,
    name: page.name,
    inLanguage: 'en-US',
    isPartOf: { '@id': siteId(site) },
  };
  if (questions.length > 0) return { '@type': 'FAQPage', ...about, mainEntity: questions };
  return { '@type': pageTypes[page.kind] ?? 'WebPage', ...about };
};

/** Everything about one page, in the order of its importance. */
function structuredData(site: Site, page: Page): Graph {
  const isFront = page.path === '/';
  const graph: Thing[] = [
    ...(isFront || page.kind === 'about' || page.kind === 'contact' ? [organization(site)] : []),
    ...(isFront ? [website(site)] : [breadcrumbs(site, page), pageItself(site, page)]),
    ...(page.kind === 'service' ? [service(site, page)] : []),
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** A script element with JSON, which no browser runs. `<` is escaped, because it could end the element. */
export const structuredDataScript = (site: Site, page: Page): string =>
  `<script type="application/ld+json">${JSON.stringify(structuredData(site, page)).replaceAll('<', '\\u003c')}</script>`;
