/** Everything the pages are made from, loaded once: the content files and what is derived from them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Placeholders } from '../reading/placeholders.ts';
import type { FormSentences } from '../../contracts/forms/form-faults.ts';
import type { SubmissionSettings } from '../../contracts/submission-settings.ts';
import {
  bandAt,
  linkTo,
  pageOf,
  topicsOf,
  type Meta,
  type Page,
  type PageTone,
  type Topic,
} from './pages.ts';
import type { AnyBand, Band, BandKind } from '../schema/bands.ts';
import { acknowledgementMails, formContents, formSentences } from '../schema/forms.ts';
import type { shared } from '../schema/shared-bands.ts';
import type { company } from '../schema/facts.ts';
import type { interfaceWords } from '../schema/interface.ts';
import { ContentError } from '../reading/faults.ts';
import { loadDrawings, type Drawing } from './drawings.ts';
import { readInventory } from '../reading/inventory.ts';
import { footerTopics, pageLinks, topicMenu, type Menu, type MenuLink } from './menus.ts';
import { pathOfFile } from '../schema/files.ts';
import type { ContentData, ReadPage } from '../reading/content.ts';
import { readContent } from '../reading/read.ts';

export type { ResultWords } from '../../contracts/forms/form-words.ts';
export type { AnyBand, Band, BandKind, Meta, Page, PageTone, SubmissionSettings, Topic };
export type Company = z.infer<typeof company>;
/** Words of the interface that belong to no page. */
export type Words = z.infer<typeof interfaceWords>;
export type Office = Company['offices'][number];
/** The words of bands that stand on several pages, by kind. */
export type Shared = z.infer<typeof shared>;
/** A client's logo, a view of `public/media/logos.svg`; width and height in CSS pixels. */
export type Logo = { id: string; name: string; width: number; height: number };

/** Settings of a build for the site. */
export interface SiteSettings {
  /** Where the site is reached, without a slash at its end. */
  origin: string;
  submission: SubmissionSettings;
  /** Figures from the settings for use in texts: `{settings.retentionDays}`. */
  figures: Placeholders;
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
  /** Of the interface. */
  words: Words;
  /** Words of the forms, and of the pages that answer them. */
  forms: ReturnType<typeof formContents>;
  /** What the server says of a form that it refuses. */
  sentences: Record<keyof Site['forms'], FormSentences>;
  /** Mails in which the server acknowledges a submission, where it does. */
  acknowledgements: ReturnType<typeof acknowledgementMails>;
  /** Every page, in the order of the site map. */
  pages: Page[];
  services: Topic[];
  industries: Topic[];
  /** The versions of the texts that an applicant accepts. */
  legal: { terms: { version: string }; privacy: { version: string } };
  logos: Logo[];
  menus: { services: Menu; industries: Menu };
  /** The overviews of services and industries. */
  overviewLinks: { services: MenuLink; industries: MenuLink };
  /** The way to the contact form. */
  contactLink: MenuLink;
  /** The single pages of the main navigation. */
  pageLinks: MenuLink[];
  footerLinks: { services: MenuLink[]; industries: MenuLink[]; company: MenuLink[] };
  /** Terms and privacy, opened beside the page that names them. */
  legalLinks: MenuLink[];
  /** The drawing of a tab, by a name such as `azure/scalable`; it throws for one that does not exist. */
  illustration: (name: string | undefined) => Drawing | undefined;
}

/** The logos that `shared.yaml` names, in its order. */
function loadLogos(file: string, ids: string[]): Logo[] {
  const known = JSON.parse(readFileSync(file, 'utf8')) as Logo[];
  return ids.flatMap((id) => known.filter((logo) => logo.id === id));
}

/** Finds drawings, none for no name; content that names one that is not there is refused before. */
function findDrawing(root: string): Site['illustration'] {
  const drawings = loadDrawings(root);
  return (name) => {
    if (name === undefined) return undefined;
    const drawing = drawings.get(name);
    if (!drawing) throw new Error(`illustration ${name}: public/media/illustrations has no such drawing`);
    return drawing;
  };
}

/** The menus and the links at the foot of every page. */
function linksOf(
  navigation: ContentData['navigation.yaml']['content'],
  pages: readonly Topic[],
  { services, industries, words }: Pick<Site, 'services' | 'industries' | 'words'>,
): Pick<Site, 'menus' | 'overviewLinks' | 'contactLink' | 'pageLinks' | 'footerLinks' | 'legalLinks'> {
  const overviewLinks = { services: linkTo('/services', pages), industries: linkTo('/industries', pages) };
  return {
    overviewLinks,
    contactLink: linkTo('/contact-us', pages),
    menus: {
      services: topicMenu(navigation.services, services),
      industries: topicMenu(navigation.industries, industries),
    },
    pageLinks: pageLinks(navigation.main, pages),
    footerLinks: {
      services: footerTopics(words.footer.allServices, overviewLinks.services.href, services),
      industries: footerTopics(words.footer.allIndustries, overviewLinks.industries.href, industries),
      company: pageLinks(navigation.company, pages),
    },
    legalLinks: pageLinks(navigation.legal, pages),
  };
}

/**
 * Loads the whole site.
 * @param root the project's folder
 * @param shown in development, the address of the one page that is looked at: faults of other pages do not
 * count, and those pages are left out
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

function siteOf(root: string, settings: SiteSettings, data: ContentData, read: readonly ReadPage[]): Site {
  const navigation = data['navigation.yaml'].content;
  const shared = data['shared.yaml'].content;
  const words = data['interface.yaml'].content;
  const all = read.map((one) => pageOf(one, read, [...navigation.services, ...navigation.industries]));
  const services = topicsOf('service', navigation.services, all);
  const industries = topicsOf('industry', navigation.industries, all);
  const inMenuOrder = [...services, ...industries];
  const pages = all.map((page) =>
    page.kind === 'service' || page.kind === 'industry' ? (inMenuOrder.shift() ?? page) : page,
  );
  const forms = formContents(data['forms.yaml'].content);
  return {
    ...settings,
    year: new Date().getFullYear(),
    company: data['company.yaml'].content,
    shared,
    words,
    forms,
    sentences: formSentences(forms),
    acknowledgements: acknowledgementMails(data['forms.yaml'].content),
    pages,
    services,
    industries,
    // Asked for by a build alone: in development these pages may be left out for a fault of theirs.
    get legal() {
      return {
        terms: bandAt(pages, '/terms-of-use', 'legal-text'),
        privacy: bandAt(pages, '/privacy-policy', 'legal-text'),
      };
    },
    logos: loadLogos(join(root, 'media/brand/logos.json'), shared['client-logos'].logos),
    ...linksOf(navigation, all, { services, industries, words }),
    illustration: findDrawing(root),
  };
}
