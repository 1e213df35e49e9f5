/** The pages of the site, made from the files that were read, and the menus that lead to them. */
import { ContentError } from '../reading/faults.ts';
import type { MenuLink, Cover, Page, PageTone, Topic, Menu } from '../schema/site.ts';
import type { ContentData, ReadPage } from '../reading/load.ts';
import { findBand, type AnyBand, type Band, type BandKind } from '../schema/bands.ts';
import { pageKinds, type PageKind, type Tone } from '../schema/page-kinds.ts';

/** The light of the page's preview picture, of which there is one for both themes. */
export const lightByDay = (tone: PageTone): Tone =>
  tone === 'day-night' ? 'day' : tone === 'stone-night' ? 'stone' : tone;

/** The light of the first band. A band by day or in stone that has a picture by night follows the visitor's theme. */
function toneOf(kind: PageKind, bands: readonly AnyBand[]): PageTone {
  const first = findBand(bands, 'hero')?.slides[0] ?? findBand(bands, 'banner');
  const tone = first?.tone ?? pageKinds[kind].tone;
  return first?.night && (tone === 'day' || tone === 'stone') ? `${tone}-night` : tone;
}

/** The banner of a page, or its first slide; undefined for a page that begins with neither. */
export function coverOf({ bands }: Pick<Page, 'bands'>): Cover | undefined {
  const slide = findBand(bands, 'hero')?.slides[0];
  if (slide) return { title: slide.heading, picture: `hero/${slide.picture}` };
  const banner = findBand(bands, 'banner');
  return banner && { title: banner.title, picture: `banners/${banner.picture}` };
}

/** The columns of a menu. */
type Columns = ContentData['navigation.yaml']['content']['services'];

/** The pages above an address, from the front page down. */
const trailTo = (path: string, all: readonly ReadPage[]): MenuLink[] =>
  all
    .filter(({ role }) => role.path === '/' || path.startsWith(`${role.path}/`))
    .map(({ role, content }) => ({ label: content.name, href: role.path }));

/** Makes a topic of one page; `all` are the pages that were read. */
export function pageOf({ role, content }: ReadPage, all: readonly ReadPage[], columns: Columns): Topic {
  const { path, slug, page: kind } = role;
  const { name, otherNames = [], meta, bands, summary = '', card } = content;
  const banner = findBand(bands, 'banner');
  const callToAction = columns.find(({ pages }) => pages.includes(slug))?.callToAction ?? {};
  return {
    path,
    kind,
    slug,
    name,
    otherNames,
    summary,
    card,
    picture: banner?.picture ?? '',
    night: banner?.night,
    meta,
    bands,
    tone: toneOf(kind, bands),
    callToAction,
    trail: trailTo(path, all),
  };
}

/** The pages of one kind, in the order of their menu. */
export const topicsOf = (kind: PageKind, columns: Columns, pages: readonly Topic[]): Topic[] => {
  const order = columns.flatMap((column) => column.pages);
  return pages
    .filter((page) => page.kind === kind)
    .toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));
};

/** A link to the page at an address, with its name. */
export const linkTo = (path: string, pages: readonly Page[]): MenuLink => ({
  // In development a page with a fault is left out, but links to it stay.
  label: pages.find((page) => page.path === path)?.name ?? path,
  href: path,
});

/** The content of the only band of a kind on the page at an address; throws if the page has none. */
export function bandAt<Kind extends BandKind>(pages: readonly Page[], path: string, kind: Kind): Band<Kind> {
  const band = findBand(pages.find((page) => page.path === path)?.bands ?? [], kind);
  if (!band) throw new ContentError([{ file: 'content', path: '', text: `no page at ${path} has ${kind}` }]);
  return band;
}

/** The columns of a menu, without pages that have no content file yet and without columns that have no page. */
export function topicMenu(
  groups: readonly { title: string; text: string; picture: string; pages: readonly string[] }[],
  topics: readonly { slug: string; name: string; path: string; picture: string; night: string | undefined }[],
): Menu {
  const bySlug = new Map(topics.map((topic) => [topic.slug, topic]));
  return groups
    .map(({ title, text, picture, pages }) => ({
      title,
      text,
      picture,
      night: topics.find((topic) => topic.picture === picture)?.night,
      links: pages.flatMap((slug) => {
        const topic = bySlug.get(slug);
        return topic ? [{ label: topic.name, href: topic.path }] : [];
      }),
    }))
    .filter((column) => column.links.length > 0);
}

/** Pages of a kind that the footer lists before its link to all of them. */
const footerCount = 5;

/** The first pages of a kind and the link to their overview. */
export const footerTopics = (
  label: string,
  href: string,
  topics: readonly { name: string; path: string }[],
): MenuLink[] => [
  ...topics.slice(0, footerCount).map((topic) => ({ label: topic.name, href: topic.path })),
  { label, href },
];

/** The single pages that the navigation names, in its order. */
export const pageLinks = (
  slugs: readonly string[],
  pages: readonly { slug: string; name: string; path: string }[],
): MenuLink[] =>
  slugs.flatMap((slug) =>
    pages.filter((page) => page.slug === slug).map(({ name, path }) => ({ label: name, href: path })),
  );
