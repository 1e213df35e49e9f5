/** Everything that the pages are made from, loaded once: the content files, and values computed from them. */
import { searchPath, type SubmissionSettings } from '../../contracts/endpoints.ts';
import { join } from 'node:path';
import { ContentError } from '../reading/faults.ts';
import { loadDrawings, readInventory } from '../reading/inventory.ts';
import type { ContentData, ReadPage } from '../reading/load.ts';
import { loadLogos } from '../reading/logos.ts';
import type { Placeholders } from '../reading/placeholders.ts';
import { readContent } from '../reading/read.ts';
import { findBand, type AnyBand } from '../schema/bands.ts';
import { pathOfFile } from '../schema/files.ts';
import { formContents, formMessages } from '../schema/forms.ts';
import { choiceNames, choiceTexts } from './choices.ts';
import { pageKinds, type PageKind, type Tone } from '../schema/page-kinds.ts';
import type { Proof } from '../schema/proof.ts';
import type { Menu, MenuLink, Page, PageTone, SharedPage, Site, Topic } from '../schema/site.ts';
import { openVacancies, withoutClosed, withProof } from './proof.ts';

export interface SiteSettings {
  origin: string;
  submission: SubmissionSettings;
  /** The figures from the settings that texts contain, such as `{settings.retentionDays}`. */
  figures: Placeholders;
  /** The day of the build as `2027-01-31`; today if nothing is given. Vacancies that closed before it are left out. */
  today?: string;
}

type Navigation = ContentData['navigation.yaml']['content'];
const menus = ['services', 'industries'] as const;

/** Returns the color tone of the first band: a `day` or `stone` band with a picture by night follows the theme. */
function toneOf(kind: PageKind, bands: readonly AnyBand[]): PageTone {
  const first = findBand(bands, 'hero')?.slides[0] ?? findBand(bands, 'banner');
  const tone = first?.tone ?? pageKinds[kind].tone;
  return first?.night && (tone === 'day' || tone === 'stone') ? `${tone}-night` : tone;
}

/** Returns the texts and the picture of a page's preview image; undefined if the page begins with no picture. */
export function sharedPageOf({ path, bands, tone }: Page): SharedPage | undefined {
  // Both themes share a single image.
  const shared = { path, tone: tone.replace('-night', '') as Tone };
  const slide = findBand(bands, 'hero')?.slides[0];
  if (slide) return { ...shared, title: slide.heading, picture: `hero/${slide.picture}` };
  const banner = findBand(bands, 'banner');
  return banner && { ...shared, title: banner.title, picture: `banners/${banner.picture}` };
}

function pageOf(
  { role, content }: ReadPage,
  all: readonly ReadPage[],
  navigation: Navigation,
  proof: Proof,
): Topic {
  const { path, slug, page: kind } = role;
  const { otherNames = [], summary = '', noindex = false, topic = content.name, card, ...shown } = content;
  const banner = findBand(content.bands, 'banner');
  const columns = menus.flatMap((menu) => navigation[menu]);
  return {
    ...shown,
    bands: withProof(role, content.bands, proof),
    path,
    kind,
    slug,
    otherNames,
    noindex,
    summary,
    shortName: topic,
    card,
    picture: banner?.picture ?? '',
    night: banner?.night,
    tone: toneOf(kind, content.bands),
    callToAction: columns.find(({ pages }) => pages.includes(slug))?.callToAction ?? {},
    trail: all
      .filter((page) => page.role.path === '/' || path.startsWith(`${page.role.path}/`))
      .map((page) => ({ label: page.content.name, href: page.role.path })),
  };
}

/** Returns the columns of a menu. Pages without a content file, and columns without pages, are left out. */
export const topicMenu = (
  columns: readonly Navigation['services'][number][],
  topics: readonly Pick<Topic, 'slug' | 'name' | 'path' | 'picture' | 'night'>[],
): Menu =>
  columns
    .map(({ title, text, picture, pages }) => ({
      title,
      text,
      picture,
      night: topics.find((topic) => topic.picture === picture)?.night,
      links: pageLinks(pages, topics),
    }))
    .filter(({ links }) => links.length > 0);

/** The number of pages of a kind that the footer lists before its link to all pages. */
const footerCount = 5;

export const footerTopics = (
  label: string,
  href: string,
  topics: readonly Pick<Topic, 'name' | 'path'>[],
): MenuLink[] => [
  ...topics.slice(0, footerCount).map(({ name, path }) => ({ label: name, href: path })),
  { label, href },
];

/** Returns links to the named pages. Pages that are not written are left out. */
const pageLinks = (
  slugs: readonly string[],
  pages: readonly Pick<Page, 'slug' | 'name' | 'path'>[],
): MenuLink[] =>
  slugs.flatMap((slug) =>
    pages.filter((page) => page.slug === slug).map(({ name, path }) => ({ label: name, href: path })),
  );

/**
 * Returns a function that finds drawings by name. The function throws for an unknown name, but the check of the content
 * refuses such names before.
 */
function findDrawing(root: string): Site['illustration'] {
  const drawings = loadDrawings(root);
  return (name) => {
    if (name === undefined) return undefined;
    const drawing = drawings.get(name);
    if (!drawing) throw new Error(`illustration ${name}: public/media/illustrations has no such drawing`);
    return drawing;
  };
}

function linksOf(
  navigation: Navigation,
  pages: readonly Page[],
  { services, industries, strings }: Pick<Site, 'services' | 'industries' | 'strings'>,
): Pick<
  Site,
  'menus' | 'overviewLinks' | 'contactLink' | 'searchLink' | 'pageLinks' | 'footerLinks' | 'legalLinks'
> {
  const linkTo = (path: string): MenuLink => ({
    // In development, a page with a fault is missing, but links to this page remain.
    label: pages.find((page) => page.path === path)?.name ?? path,
    href: path,
  });
  const { allServices, allIndustries } = strings.footer;
  return {
    overviewLinks: { services: linkTo('/services'), industries: linkTo('/industries') },
    contactLink: linkTo(pages.find(({ kind }) => kind === 'contact')?.path ?? '/contact-us'),
    searchLink: pages.some(({ kind }) => kind === 'search')
      ? { label: strings.search.open, href: searchPath }
      : undefined,
    menus: {
      services: topicMenu(navigation.services, services),
      industries: topicMenu(navigation.industries, industries),
    },
    pageLinks: pageLinks(navigation.main, pages),
    footerLinks: {
      services: footerTopics(allServices, '/services', services),
      industries: footerTopics(allIndustries, '/industries', industries),
      company: pageLinks(navigation.company, pages),
    },
    legalLinks: pageLinks(navigation.legal, pages),
  };
}

/** Returns the version of the legal text at an address. Throws if the page has no legal text. */
function legalVersion(pages: readonly Page[], path: string): { version: string } {
  const band = findBand(pages.find((page) => page.path === path)?.bands ?? [], 'legal-text');
  if (!band)
    throw new ContentError([{ file: 'content', path: '', text: `no page at ${path} has legal-text` }]);
  return band;
}

/**
 * Loads the whole site.
 * @param shown in development, the address of the opened page; other pages with faults are left out
 * @throws ContentError with every fault of the content
 */
export function loadSite(root: string, settings: SiteSettings, shown?: string): Site {
  const { figures } = settings;
  const { data, pages: read, faults } = readContent(join(root, 'content'), figures, readInventory(root));
  const counting = faults.filter(({ file }) => {
    const path = pathOfFile(file);
    return shown === undefined || path === undefined || path === shown;
  });
  if (!data || counting.length > 0) throw new ContentError(counting.length > 0 ? counting : faults);
  return siteOf(root, settings, data, read);
}

/** Returns the content of `content/proof/`. `vacancies` are those that are open. */
const proofOf = (data: ContentData, vacancies: Proof['vacancies']): Proof => ({
  cases: data['proof/cases.yaml'].content,
  'client-quotes': data['proof/client-quotes.yaml'].content,
  people: data['proof/people.yaml'].content,
  credentials: data['proof/credentials.yaml'].content,
  vacancies,
});

function siteOf(root: string, settings: SiteSettings, data: ContentData, read: readonly ReadPage[]): Site {
  const navigation = data['navigation.yaml'].content;
  const shared = data['shared.yaml'].content;
  const strings = data['interface.yaml'].content;
  const today = settings.today ?? new Date().toISOString().slice(0, 10);
  const { open, notices } = withoutClosed(data['proof/vacancies.yaml'].content, today);
  const proof = proofOf(data, open);
  const order = menus.flatMap((menu) =>
    navigation[menu].flatMap(({ pages }) => pages.map((slug) => `/${menu}/${slug}`)),
  );
  const pages = read
    .toSorted(({ role: a }, { role: b }) => a.rank - b.rank || order.indexOf(a.path) - order.indexOf(b.path))
    .map((page) => pageOf(page, read, navigation, proof));
  const services = pages.filter(({ kind }) => kind === 'service');
  const industries = pages.filter(({ kind }) => kind === 'industry');
  const topics = [...services, ...industries];
  const vacancies = openVacancies({ proof, strings });
  const forms = formContents(data['forms.yaml'].content, choiceNames(topics, vacancies));
  return {
    ...settings,
    year: new Date().getFullYear(),
    company: data['company.yaml'].content,
    shared,
    strings,
    forms,
    formMessages: formMessages(forms),
    choiceTexts: choiceTexts(topics, vacancies),
    acknowledgements: data['forms.yaml'].content.acknowledgement,
    pages,
    services,
    industries,
    // This property is a getter. Only a build reads it, because in development these pages may be missing.
    get legal() {
      return {
        terms: legalVersion(pages, '/terms-of-use'),
        privacy: legalVersion(pages, '/privacy-policy'),
      };
    },
    proof,
    redirects: data['redirects.yaml'].content.redirects,
    notices,
    logos: loadLogos(root, shared['client-logos']),
    ...linksOf(navigation, pages, { services, industries, strings }),
    illustration: findDrawing(root),
  };
}
