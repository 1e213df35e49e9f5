/** Everything that the pages are made from, loaded once: the content files, and values computed from them. */
import { join } from 'node:path';
import { ContentError } from '../reading/faults.ts';
import { loadDrawings, readInventory } from '../reading/inventory.ts';
import type { ContentData, ReadPage } from '../reading/load.ts';
import { loadLogos } from '../reading/logos.ts';
import type { Placeholders } from '../reading/placeholders.ts';
import { readContent, type Content, type Drafts } from '../reading/read.ts';
import { findBand, type AnyBand } from '../schema/bands.ts';
import { topicKinds } from '../schema/blocks.ts';
import { pathOfFile } from '../schema/files.ts';
import { formContents, formMessages } from '../schema/forms.ts';
import { activeForms, choiceNames, choiceTexts } from './active-forms.ts';
import { pageKinds, type PageKind, type Tone } from '../schema/page-kinds.ts';
import type { Proof } from '../schema/proof.ts';
import type { Page, PageTone, SharedPage, Site, Topic } from '../schema/site.ts';
import { waitingNotices, withArchives } from './archives.ts';
import { linksOf, type Navigation } from './links.ts';
import { withOpening } from './openings.ts';
import { openVacancies, proofOf, withoutClosed, withProof } from './proof.ts';

export interface SiteSettings extends Pick<Site, 'origin' | 'submission' | 'outsideScript' | 'robots'> {
  /** The figures from the settings that texts contain, such as `{settings.retentionDays}`. */
  figures: Placeholders;
  /**
   * The day of the build as `2027-01-31`; today by default. The site omits vacancies that closed before this day, and
   * articles that are dated after this day.
   */
  today?: string;
  /** True if the site shows articles that are not published yet, as in development. */
  unpublished?: boolean;
}

/** Returns the color tone of the first band: a `day` or `stone` band with a picture by night follows the theme. */
function toneOf(kind: PageKind, bands: readonly AnyBand[]): PageTone {
  const first = findBand(bands, 'hero')?.slides[0] ?? findBand(bands, 'banner');
  const tone = first?.tone ?? pageKinds[kind].tone;
  return first?.night && (tone === 'day' || tone === 'stone') ? `${tone}-night` : tone;
}

function pageOf(
  { role, content }: ReadPage,
  all: readonly ReadPage[],
  navigation: Navigation,
  proof: Proof,
): Topic {
  const { path, slug, page: kind } = role;
  const {
    otherNames = [],
    summary = '',
    topic = content.name,
    card,
    noindex = false,
    article,
    ...shown
  } = content;
  const banner = findBand(content.bands, 'banner');
  const columns = topicKinds.flatMap((menu) => navigation[menu]);
  return {
    ...shown,
    bands: withOpening(content, withProof(role, content.bands, proof)),
    path,
    kind,
    slug,
    otherNames,
    noindex,
    summary,
    shortName: topic,
    card,
    ...(article && { article: { ...article, isNews: false, sharePicture: '' } }),
    picture: banner ? `banners/${banner.picture}` : '',
    night: banner?.night && `banners/${banner.night}`,
    tone: toneOf(kind, content.bands),
    callToAction: columns.find(({ pages }) => pages.includes(slug))?.callToAction ?? {},
    trail: all
      .filter((page) => page.role.path === '/' || path.startsWith(`${page.role.path}/`))
      .map((page) => ({ label: page.content.name, href: page.role.path })),
  };
}

/**
 * Returns the drawings, and a function that finds them by name. The function throws for an unknown name, but the check of the content
 * refuses such names before.
 */
function drawingsOf(root: string): Pick<Site, 'drawings' | 'illustration'> {
  const drawings = loadDrawings(root);
  const illustration: Site['illustration'] = (name) => {
    if (name === undefined) return undefined;
    const drawing = drawings.get(name);
    if (!drawing) throw new Error(`illustration ${name}: public/media/illustrations has no such drawing`);
    return drawing;
  };
  return { drawings: [...drawings.values()], illustration };
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
 * @param drafts in the editor, texts in place of content files
 * @throws ContentError with every fault of the content
 */
export function loadSite(root: string, settings: SiteSettings, shown?: string, drafts?: Drafts): Site {
  const { figures, today = new Date().toISOString().slice(0, 10), unpublished = false } = settings;
  const reading = { today, unpublished, ...(drafts && { drafts }) };
  const content = readContent(join(root, 'content'), figures, readInventory(root), '', reading);
  const { data, faults } = content;
  const counting = faults.filter(({ file }) => {
    const path = pathOfFile(file);
    return shown === undefined || path === undefined || path === shown;
  });
  if (!data || counting.length > 0) throw new ContentError(counting.length > 0 ? counting : faults);
  return siteOf(root, { ...settings, today }, data, content);
}

function siteOf(
  root: string,
  { today, ...settings }: SiteSettings & { today: string },
  data: ContentData,
  content: Pick<Content, 'pages' | 'waiting'>,
): Site {
  const read = content.pages.filter(({ role }) => !content.waiting.has(role.path));
  const navigation = data['navigation.yaml'].content;
  const shared = data['shared.yaml'].content;
  const strings = data['interface.yaml'].content;
  const { open, notices } = withoutClosed(data['proof/vacancies.yaml'].content, today);
  const proof = proofOf(data, open);
  const order = topicKinds.flatMap((menu) =>
    navigation[menu].flatMap(({ pages }) => pages.map((slug) => `/${menu}/${slug}`)),
  );
  const inOrder = read
    .toSorted(({ role: a }, { role: b }) => a.rank - b.rank || order.indexOf(a.path) - order.indexOf(b.path))
    .map((page) => pageOf(page, read, navigation, proof));
  const pages = withArchives(inOrder, strings.archive);
  const services = pages.filter(({ kind }) => kind === 'service');
  const industries = pages.filter(({ kind }) => kind === 'industry');
  const topics = [...services, ...industries];
  const vacancies = openVacancies({ proof, strings });
  const { language } = data['style.yaml'].content;
  const forms = formContents(data['forms.yaml'].content, language, choiceNames(topics, vacancies));
  return {
    ...settings,
    language,
    year: new Date().getFullYear(),
    company: data['company.yaml'].content,
    shared,
    strings,
    forms,
    activeForms: activeForms(read.map((page) => page.content)),
    formMessages: formMessages(forms),
    choiceTexts: choiceTexts(topics, vacancies),
    acknowledgements: data['forms.yaml'].content.acknowledgement,
    yourMessage: data['forms.yaml'].content.yourMessage,
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
    notices: [...notices, ...waitingNotices(content)],
    logos: loadLogos(root, shared['client-logos']),
    ...linksOf(navigation, pages, { services, industries, strings }),
    ...drawingsOf(root),
  };
}

/** Returns the texts and the picture of a page's preview image; undefined if the page begins with no picture. */
export function sharedPageOf({ path, bands, tone, article }: Page): SharedPage | undefined {
  // Both themes share a single image.
  const shared = { path, tone: tone.replace('-night', '') as Tone };
  if (article) return { ...shared, title: article.title, picture: article.sharePicture };
  const slide = findBand(bands, 'hero')?.slides[0];
  if (slide) return { ...shared, title: slide.heading, picture: `hero/${slide.picture}` };
  const banner = findBand(bands, 'banner');
  return banner && { ...shared, title: banner.title, picture: `banners/${banner.picture}` };
}
