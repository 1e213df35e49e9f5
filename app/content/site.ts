/** Everything the pages are made from, loaded once: the content files and what is derived from them. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import type { area, banner, developArea, meta, points, prose, quote } from './blocks.ts';
import { loadDrawings, type Drawing } from './drawings.ts';
import { folders, singleFiles } from './files.ts';
import { loadContent } from './load.ts';
import type { SubmissionSettings } from '../../contracts/submission-settings.ts';
import type { careersPage, jobApplicationPage } from './career-pages.ts';
import { footerTopics, topicMenu, type Menu, type MenuLink } from './menus.ts';
import type {
  aboutPage,
  company,
  contactPage,
  homePage,
  legalPage,
  notFoundPage,
  overviewPage,
  servicePage,
  shared,
} from './pages.ts';

export type Company = z.infer<typeof company>;
export type Office = Company['offices'][number];
export type Meta = z.infer<typeof meta>;
export type Banner = z.infer<typeof banner>;
export type Area = z.infer<typeof area>;
export type DevelopArea = z.infer<typeof developArea>;
/** A heading with paragraphs. */
export type Prose = z.infer<typeof prose>;
/** A heading with points. */
export type Points = z.infer<ReturnType<typeof points>>;
export type Quote = z.infer<typeof quote>;
export type HomePage = z.infer<typeof homePage>;
export type OverviewPage = z.infer<typeof overviewPage>;
export type AboutPage = z.infer<typeof aboutPage>;
export type ContactPage = z.infer<typeof contactPage>;
export type CareersPage = z.infer<typeof careersPage>;
export type JobApplicationPage = z.infer<typeof jobApplicationPage>;
export type LegalPage = z.infer<typeof legalPage>;
export type NotFoundPage = z.infer<typeof notFoundPage>;
export type Shared = z.infer<typeof shared>;
/** A client's logo in the sprite `public/media/logos.svg`; width and height in CSS pixels. */
export type Logo = { id: string; name: string; sector: string; width: number; height: number };
/** A service or an industry with its address. */
export type Topic = z.infer<typeof servicePage> & { slug: string; path: string };

export type { SubmissionSettings };

/** What a build can decide about a site besides its words. */
export interface SiteSettings {
  /** Where the site is reached, without a slash at its end. */
  origin: string;
  submission: SubmissionSettings;
}

/** All content of the site. */
export interface Site {
  /** Where the site is reached, without a slash at its end; for canonical links and the sitemap. */
  origin: string;
  /** The year it was built in, for the copyright notice. */
  year: number;
  submission: SubmissionSettings;
  company: Company;
  shared: Shared;
  home: HomePage;
  overviews: { services: OverviewPage; industries: OverviewPage };
  about: AboutPage;
  contact: ContactPage;
  careers: CareersPage;
  jobApplication: JobApplicationPage;
  legal: { terms: LegalPage; privacy: LegalPage };
  notFound: NotFoundPage;
  services: Topic[];
  industries: Topic[];
  logos: Logo[];
  menus: { services: Menu; industries: Menu };
  /** The single pages of the main navigation. */
  pageLinks: MenuLink[];
  footerLinks: { services: MenuLink[]; industries: MenuLink[]; company: MenuLink[] };
  /** Terms and privacy, opened beside the page that names them. */
  legalLinks: MenuLink[];
  /** The drawing of a tab, by a name such as `azure/scalable`; it throws for one that does not exist. */
  illustration: (name: string) => Drawing;
}

/** The topics of one kind, in the order of the navigation; a file that no menu names is a fault. */
function loadTopics(folder: string, kind: keyof typeof folders, order: string[], facts: Company): Topic[] {
  const topics = globSync('*.yaml', { cwd: join(folder, kind) }).map((file) => {
    const slug = basename(file, '.yaml');
    const page = loadContent(folder, `${kind}/${file}`, folders[kind], facts);
    if (!order.includes(slug)) throw new Error(`navigation.yaml: ${kind}: no group names ${slug}`);
    return { ...page, slug, path: `/${kind}/${slug}` };
  });
  return topics.toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));
}

/** Finds drawings; a name without a drawing is a fault. */
function findDrawing(root: string): Site['illustration'] {
  const drawings = loadDrawings(root);
  return (name) => {
    const drawing = drawings.get(name);
    if (!drawing) throw new Error(`illustration ${name}: public/media/illustrations has no such drawing`);
    return drawing;
  };
}

/** The logos that `shared.yaml` names, in its order. */
function loadLogos(file: string, ids: string[]): Logo[] {
  const known = JSON.parse(readFileSync(file, 'utf8')) as Logo[];
  return ids.map((id) => {
    const logo = known.find((candidate) => candidate.id === id);
    if (!logo) throw new Error(`shared.yaml: clientLogos: ${file} has no logo ${id}`);
    return logo;
  });
}

/**
 * Loads the whole site.
 * @param root the project's folder
 * @throws ContentError or Error naming the file at fault
 */
export function loadSite(root: string, settings: SiteSettings): Site {
  const folder = join(root, 'content');
  const facts = loadContent(folder, 'company.yaml', singleFiles['company.yaml']);
  const load = <Name extends keyof typeof singleFiles>(file: Name): z.infer<(typeof singleFiles)[Name]> =>
    loadContent(folder, file, singleFiles[file], facts) as z.infer<(typeof singleFiles)[Name]>;
  const navigation = load('navigation.yaml');
  const shared = load('shared.yaml');
  const order = (kind: keyof typeof folders) => navigation[kind].flatMap((group) => group.pages);
  const services = loadTopics(folder, 'services', order('services'), facts);
  const industries = loadTopics(folder, 'industries', order('industries'), facts);
  const pageLinks = [
    { label: 'About us', href: '/about-us' },
    { label: 'Careers', href: '/careers' },
  ];
  return {
    ...settings,
    year: new Date().getFullYear(),
    company: facts,
    shared,
    home: load('home.yaml'),
    overviews: { services: load('services.yaml'), industries: load('industries.yaml') },
    about: load('about-us.yaml'),
    contact: load('contact-us.yaml'),
    careers: load('careers.yaml'),
    jobApplication: load('job-application.yaml'),
    legal: { terms: load('terms-of-use.yaml'), privacy: load('privacy-policy.yaml') },
    notFound: load('not-found.yaml'),
    services,
    industries,
    logos: loadLogos(join(root, 'media/brand/logos.json'), shared.clientLogos.logos),
    menus: {
      services: topicMenu(navigation.services, services),
      industries: topicMenu(navigation.industries, industries),
    },
    pageLinks,
    footerLinks: {
      services: footerTopics('All services', '/services', services),
      industries: footerTopics('All industries', '/industries', industries),
      company: [...pageLinks, { label: 'Contact us', href: '/contact-us' }],
    },
    legalLinks: [
      { label: 'Terms of use', href: '/terms-of-use' },
      { label: 'Privacy policy', href: '/privacy-policy' },
    ],
    illustration: findDrawing(root),
  };
}
