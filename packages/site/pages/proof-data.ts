/**
 * Describes proof to search engines as JSON-LD. Reviews contain no rating, because clients give none. The front page
 * contains no such description, because its document has a size limit (`packages/checks/check-sizes.ts`).
 */
import type { JobPosting, Thing } from 'schema-dts';
import { findBand } from '../schema/bands.ts';
import { contracts, type Vacancy } from '../schema/proof.ts';
import type { Page, Site } from '../schema/site.ts';

/** Describes the company in short, for pages without the full details. */
export const provider = ({ origin, company }: Site) =>
  ({
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: company.name,
    url: `${origin}/`,
  }) as const;

/** Returns the people and the credentials of a page, as additions to the full description of the company. */
export function ofOrganization({ origin }: Site, { kind, bands }: Page) {
  if (kind === 'home') return {};
  const people = findBand(bands, 'people')?.entries;
  const credentials = findBand(bands, 'credentials')?.entries;
  return {
    ...(people && {
      employee: people.map(({ name, role, photo, sentence }) => ({
        '@type': 'Person' as const,
        name,
        jobTitle: role,
        description: sentence,
        image: `${origin}/media/people/${photo}-640.webp`,
      })),
    }),
    ...(credentials && {
      hasCredential: credentials.map(({ name, link }) => ({
        '@type': 'EducationalOccupationalCredential' as const,
        name,
        ...(link !== undefined && { url: new URL(link, origin).href }),
      })),
    }),
  };
}

function jobPosting(site: Site, { path }: Page, vacancy: Vacancy): JobPosting {
  const { slug, title, description, posted, closes, contract, place } = vacancy;
  return {
    '@type': 'JobPosting',
    title,
    // Google reads the description as HTML or as lines. Our content contains no HTML, so each paragraph is a line.
    description: description.join('\n'),
    url: `${site.origin}${path}#vacancy-${slug}`,
    datePosted: posted,
    validThrough: `${closes}T23:59:59Z`,
    employmentType: contracts[contract],
    directApply: site.activeForms.includes('application'),
    hiringOrganization: { ...provider(site), logo: `${site.origin}/apple-touch-icon.png` },
    ...(place.remote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: place.remote.map((name) => ({
            '@type': 'Country' as const,
            name: name.replace(/^the /i, ''),
          })),
        }
      : {
          jobLocation: {
            '@type': 'Place',
            address: {
              '@type': 'PostalAddress',
              ...(place.city !== undefined && { addressLocality: place.city }),
              ...(place.region !== undefined && { addressRegion: place.region }),
              ...(place.country !== undefined && { addressCountry: place.country }),
            },
          },
        }),
  };
}

export function proofThings(site: Site, page: Page): Thing[] {
  if (page.kind === 'home') return [];
  const cases = findBand(page.bands, 'cases')?.entries ?? [];
  const quotes = findBand(page.bands, 'client-quotes')?.entries ?? [];
  const vacancies = findBand(page.bands, 'vacancies')?.entries ?? [];
  return [
    ...cases.map(({ task, built, changed, link }): Thing => ({
      '@type': 'CreativeWork',
      headline: task,
      abstract: built,
      text: changed,
      creator: provider(site),
      ...(link !== undefined && { url: new URL(link, site.origin).href }),
    })),
    ...quotes.map(({ text, name, role }): Thing => ({
      '@type': 'Review',
      itemReviewed: provider(site),
      reviewBody: text,
      author: { '@type': 'Person', name, jobTitle: role },
    })),
    ...vacancies.map((vacancy) => jobPosting(site, page, vacancy)),
  ];
}
