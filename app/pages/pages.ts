/** The pages of the site, made from the files that were read. */
import type { z } from 'zod';
import { ContentError } from '../reading/faults.ts';
import type { MenuLink } from './menus.ts';
import type { ContentData, ReadPage } from '../reading/content.ts';
import { findBand, type AnyBand, type Band, type BandKind } from '../schema/bands.ts';
import type { callToActionOwn } from '../schema/shared-bands.ts';
import type { meta } from '../schema/blocks.ts';
import { pageKinds, type PageKind, type Tone } from '../schema/page-kinds.ts';

/** The light of a page's first band; two of them in one where it follows the visitor's theme. */
export type PageTone = Tone | 'day-night' | 'stone-night';

export type Meta = z.infer<typeof meta>;

/** A page with its address. */
export interface Page {
  /** Its canonical address, or the name of its file where it has none (`/404`). */
  path: string;
  kind: PageKind;
  slug: string;
  /** As menus, breadcrumbs and cards say it. */
  name: string;
  /** Other names that visitors use for it. */
  otherNames: readonly string[];
  meta: Meta;
  bands: AnyBand[];
  /** The light of its banner or of its first slide; the header lies on it. */
  tone: PageTone;
  /** Its own call to action, or that of its column of the menu. */
  callToAction: z.infer<typeof callToActionOwn>;
  /** The way to it from the front page, without the page itself. */
  trail: MenuLink[];
}

/** A service or an industry. */
export interface Topic extends Page {
  /** One sentence for cards and overviews. */
  summary: string;
  /** The set of files in `public/media/banners` that its banner shows. */
  picture: string;
  /** The set of its files by night, for the dark theme; undefined where the banner has but one light. */
  night: string | undefined;
  /** Card of the services grid that a service belongs to; undefined for an industry. */
  card: string | undefined;
}

/** The light in which a page is shared: one picture has to do for every theme. */
export const lightByDay = (tone: PageTone): Tone =>
  tone === 'day-night' ? 'day' : tone === 'stone-night' ? 'stone' : tone;

/** The light of the first band. With a picture by night one by day or in stone follows the visitor's theme. */
function toneOf(kind: PageKind, bands: readonly AnyBand[]): PageTone {
  const first = findBand(bands, 'hero')?.slides[0] ?? findBand(bands, 'banner');
  const own = first?.tone ?? pageKinds[kind].tone;
  return first?.night && (own === 'day' || own === 'stone') ? `${own}-night` : own;
}

/** Title and picture at the top of a page, used for its share image as well. */
export interface Cover {
  title: string;
  /** A set of files below `public/media`, such as `banners/azure`. */
  picture: string;
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
  const { name, otherNames = [], meta: words, bands, summary = '', card } = content;
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
    meta: words,
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
  // A page with a fault is left out in development; the way to it stays.
  label: pages.find((one) => one.path === path)?.name ?? path,
  href: path,
});

/** The words of the one band of a kind on the page at an address. */
export function bandAt<Kind extends BandKind>(pages: readonly Page[], path: string, kind: Kind): Band<Kind> {
  const found = findBand(pages.find((one) => one.path === path)?.bands ?? [], kind);
  if (!found) throw new ContentError([{ file: 'content', path: '', text: `no page at ${path} has ${kind}` }]);
  return found;
}
