/** Describes a page to search engines as JSON-LD. The data contains only facts that visitors can read on the page. */
import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  NewsArticle,
  Organization,
  PostalAddress,
  Service,
  Thing,
  WebPage,
} from 'schema-dts';
import { phoneCountries } from '@website/forms/phone-countries';
import { findBand } from '../schema/bands.ts';
import { withoutLinks } from '../schema/linked-text.ts';
import { dialOf } from '../schema/phone.ts';
import type { DatedPage, Office, Page, ShareImage, Site } from '../schema/site.ts';
import { ofOrganization, proofThings, provider } from './proof-data.ts';

/** The schema.org types of the kinds of pages for which schema.org has a type. */
const pageTypes: Partial<Record<Page['kind'], 'AboutPage' | 'ContactPage' | 'CollectionPage'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  services: 'CollectionPage',
  industries: 'CollectionPage',
  archive: 'CollectionPage',
};

const website = (site: Site) =>
  ({
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    name: site.company.name,
    url: `${site.origin}/`,
  }) as const;

/**
 * Returns the ISO code of a country by its name in English or in the language of the site; the name itself if the
 * country is unknown.
 */
function countryCode(country: string, language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const known = phoneCountries.map(({ name, code }) => ({ name, code: code.toUpperCase() }));
  return known.find(({ name, code }) => name === country || names.of(code) === country)?.code ?? country;
}

/** Describes an address. The street is the part above the line with the city. */
function postalAddress(
  { country, address, city, region, postalCode }: Office,
  language: string,
): PostalAddress {
  const cityLine = city === undefined ? -1 : address.findIndex((line) => line.includes(city));
  const street = cityLine === -1 ? address : address.slice(0, cityLine);
  return {
    '@type': 'PostalAddress',
    streetAddress: street.join(', '),
    ...(city !== undefined && { addressLocality: city }),
    ...(region !== undefined && { addressRegion: region }),
    ...(postalCode !== undefined && { postalCode }),
    addressCountry: countryCode(country, language),
  };
}

/** Describes the company with all facts that the footer shows. */
const organization = (site: Site, page: Page): Organization => {
  const { name, legalName, tagline, description, mailboxes, offices, social } = site.company;
  return {
    '@type': 'Organization',
    '@id': provider(site)['@id'],
    name,
    legalName,
    slogan: tagline,
    // The front page omits the description, because its document has a size limit.
    ...(page.path !== '/' && { description }),
    url: `${site.origin}/`,
    logo: `${site.origin}/logo.png`,
    address: offices.map((office) => postalAddress(office, site.language)),
    contactPoint: [
      ...offices.map(({ country, phone }) => ({
        '@type': 'ContactPoint' as const,
        contactType: 'customer service',
        telephone: dialOf(phone),
        areaServed: countryCode(country, site.language),
      })),
      { '@type': 'ContactPoint', contactType: 'customer service', email: mailboxes.info },
      ...(mailboxes.careers === undefined
        ? []
        : [
            {
              '@type': 'ContactPoint' as const,
              contactType: 'human resources',
              email: mailboxes.careers,
            },
          ]),
    ],
    ...(social.length > 0 && { sameAs: social.map(({ href }) => href) }),
    ...ofOrganization(site, page),
  };
};

/** Describes the path from the front page to this page. The last step is the page itself. */
const breadcrumbs = (site: Site, page: Page): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...page.trail, { label: page.name, href: page.path }].map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: site.origin + href,
  })),
});

const service = (site: Site, page: Page): Service => {
  const { card } = site.services.find(({ path }) => path === page.path) ?? {};
  const field = site.shared['services-grid'].cards.find(({ id }) => id === card);
  return {
    '@type': 'Service',
    name: page.name,
    url: site.origin + page.path,
    description: page.meta.description,
    ...(field && { serviceType: field.title }),
    areaServed: [...new Set(site.company.offices.map(({ country }) => country))],
    provider: provider(site),
  };
};

const pageItself = (site: Site, page: Page): WebPage => ({
  '@type': pageTypes[page.kind] ?? 'WebPage',
  '@id': site.origin + page.path,
  url: site.origin + page.path,
  name: page.name,
  description: page.meta.description,
  inLanguage: site.language,
  isPartOf: website(site),
});

/** Describes a dated page. If the content names no author, the company is the author. */
const article = (
  site: Site,
  page: Page,
  { title, summary, date, updated = date, author, isNews }: DatedPage,
  image: ShareImage | undefined,
): NewsArticle | Article => ({
  '@type': isNews ? 'NewsArticle' : 'Article',
  headline: title,
  description: summary,
  datePublished: date,
  dateModified: updated,
  author: author === undefined ? provider(site) : { '@type': 'Person', name: author },
  publisher: { ...provider(site), logo: `${site.origin}/logo.png` },
  mainEntityOfPage: { '@id': site.origin + page.path },
  ...(image && { image: site.origin + image.path }),
});

function questionsOf(site: Site, page: Page): FAQPage[] {
  const questions = findBand(page.bands, 'questions')?.items;
  if (!questions) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: withoutLinks(answer.join('\n')) },
  }));
  return [{ '@type': 'FAQPage', isPartOf: { '@id': site.origin + page.path }, mainEntity }];
}

function structuredData(site: Site, page: Page, image: ShareImage | undefined): Graph {
  const isFront = page.path === '/';
  const graph: Thing[] = [
    ...(isFront || page.kind === 'about' || page.kind === 'contact' ? [organization(site, page)] : []),
    ...(isFront
      ? [{ ...website(site), publisher: { '@id': provider(site)['@id'] } }]
      : [breadcrumbs(site, page), pageItself(site, page)]),
    ...questionsOf(site, page),
    ...(page.kind === 'service' ? [service(site, page)] : []),
    ...(page.article ? [article(site, page, page.article, image)] : []),
    ...proofThings(site, page),
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** Returns a script element with JSON. No browser runs it. `<` is escaped, because it could end the element. */
export const structuredDataScript = (site: Site, page: Page, image?: ShareImage): string =>
  `<script type="application/ld+json">${JSON.stringify(structuredData(site, page, image)).replaceAll('<', '\\u003c')}</script>`;
