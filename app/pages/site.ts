/** Everything the pages are made from, loaded once: the content files and what is derived from them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Placeholders } from '../reading/placeholders.ts';
import type { SubmissionSettings } from '../../contracts/endpoints.ts';
import type { Topic, Logo, Site } from '../schema/site.ts';
import { bandAt, linkTo, pageOf, topicsOf, footerTopics, pageLinks, topicMenu } from './pages.ts';
import { acknowledgementMails, formContents, formMessages } from '../schema/forms.ts';
import { ContentError } from '../reading/faults.ts';
import { loadDrawings, readInventory } from '../reading/inventory.ts';
import { pathOfFile } from '../schema/files.ts';
import type { ContentData, ReadPage } from '../reading/load.ts';
import { readContent } from '../reading/read.ts';

/** Settings of a build for the site. */
export interface SiteSettings {
  /** Where the site is reached, without a slash at its end. */
  origin: string;
  submission: SubmissionSettings;
  /** Figures from the settings for use in texts: `{settings.retentionDays}`. */
  figures: Placeholders;
}

/** The logos that `shared.yaml` names, in its order. */
function loadLogos(file: string, ids: string[]): Logo[] {
  const logos = JSON.parse(readFileSync(file, 'utf8')) as Logo[];
  return ids.flatMap((id) => logos.filter((logo) => logo.id === id));
}

/** Finds drawings by name. An unknown name throws, because content with unknown names was refused before. */
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
  { services, industries, strings }: Pick<Site, 'services' | 'industries' | 'strings'>,
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
      services: footerTopics(strings.footer.allServices, overviewLinks.services.href, services),
      industries: footerTopics(strings.footer.allIndustries, overviewLinks.industries.href, industries),
      company: pageLinks(navigation.company, pages),
    },
    legalLinks: pageLinks(navigation.legal, pages),
  };
}

/**
 * Loads the whole site.
 * @param root the project's folder
 * @param shown in development, the address of the one page that is looked at: other pages with faults are left out
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
  const strings = data['interface.yaml'].content;
  const all = read.map((page) => pageOf(page, read, [...navigation.services, ...navigation.industries]));
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
    strings,
    forms,
    formMessages: formMessages(forms),
    acknowledgements: acknowledgementMails(data['forms.yaml'].content),
    pages,
    services,
    industries,
    // A getter, because in development these pages may be left out for a fault; only a build reads it.
    get legal() {
      return {
        terms: bandAt(pages, '/terms-of-use', 'legal-text'),
        privacy: bandAt(pages, '/privacy-policy', 'legal-text'),
      };
    },
    logos: loadLogos(join(root, 'media/brand/logos.json'), shared['client-logos'].logos),
    ...linksOf(navigation, all, { services, industries, strings }),
    illustration: findDrawing(root),
  };
}
