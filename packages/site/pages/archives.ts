/** Lists dated pages: the overview of a folder, a page for each older year, and the bands around an article. */
import type { Content } from '../reading/read.ts';
import type { Archive, ArticleEntry } from '../schema/articles.ts';
import { findBand, type AnyBand } from '../schema/bands.ts';
import { pageKinds, type Tone } from '../schema/page-kinds.ts';
import type { InterfaceStrings, MenuLink, Page, Topic } from '../schema/site.ts';
import { fillIn } from '../widgets/fill-in.ts';

type Strings = InterfaceStrings['archive'];
type ArticlePage = Topic & Required<Pick<Topic, 'article'>>;

/** The overview shows the articles of the newest year. If these are fewer, older articles are added. */
const minListed = 12;

const maxDescription = 160;

const yearOf = ({ date }: Pick<ArticleEntry, 'date'>): string => date.slice(0, 4);

const headOf = ({
  article: { draft: _draft, isNews: _isNews, sharePicture: _picture, ...head },
}: ArticlePage) => head;
const entryOf = (page: ArticlePage): ArticleEntry => ({ ...headOf(page), path: page.path });

/** Returns the articles below an address. The newest article is first. */
const articlesBelow = (path: string, pages: readonly Topic[]): ArticlePage[] =>
  pages
    .filter((page): page is ArticlePage => page.article !== undefined && page.path.startsWith(`${path}/`))
    .toSorted((a, b) => b.article.date.localeCompare(a.article.date) || a.path.localeCompare(b.path));

const byYear = (entries: readonly ArticleEntry[]): Archive['years'] =>
  [...Map.groupBy(entries, yearOf)].map(([year, group]) => ({ year, entries: group }));

/** Returns the description of a year's page: titles of articles, up to the length that search engines show. */
function descriptionOf(name: string, entries: readonly ArticleEntry[]): string {
  const [first = '', ...others] = entries.map(({ title }) => title);
  return others.reduce(
    (text, title) => (`${text}; ${title}`.length < maxDescription ? `${text}; ${title}` : text),
    `${name}: ${first}`,
  );
}

/** Returns the page of an older year. It has the banner, the list and the call to action of the overview. */
function yearPage(overview: Topic, archive: Archive, path: string, year: string, strings: Strings): Topic {
  const name = fillIn(strings.year, { name: overview.name, number: year });
  const entries = archive.years.flatMap((group) => group.entries);
  const bands = overview.bands.flatMap((band): AnyBand[] => {
    if (band.kind === 'banner') return [{ ...band, title: name }];
    return band.kind === 'archive' || band.kind === 'call-to-action' ? [band] : [];
  });
  const meta = { title: name, description: descriptionOf(name, entries) };
  const trail = [...overview.trail, { label: overview.name, href: overview.path }];
  return { ...overview, path, slug: year, name, otherNames: [], meta, bands, trail, archive };
}

/** Returns the pages of an archive: the overview, and a page for each year except the newest. */
function archivePages(overview: Topic, articles: readonly ArticlePage[], strings: Strings): Topic[] {
  const { path, name } = overview;
  const all = articles.map(entryOf);
  const [newest, ...older] = byYear(all);
  const pages = [
    ...(newest ? [{ year: newest.year, path }] : []),
    ...older.map(({ year }) => ({ year, path: `${path}/${year}` })),
  ];
  const first = byYear(all.slice(0, Math.max(minListed, newest?.entries.length ?? 0)));
  return [
    { ...overview, archive: { path, name, pages, years: first } },
    ...older.map((group) =>
      yearPage(overview, { path, name, pages, years: [group] }, `${path}/${group.year}`, group.year, strings),
    ),
  ];
}

/** Returns the color tone of a picture: the tone of the page that has this picture as its banner. */
function toneOfPicture(picture: string, pages: readonly Page[]): Tone {
  const shown = pages.find(({ bands }) => `banners/${findBand(bands, 'banner')?.picture}` === picture);
  return (shown?.tone.replace('-night', '') as Tone | undefined) ?? pageKinds.article.tone;
}

/** Returns the pages of articles, with their heads and with links to the articles before and after. */
function articlePages(
  overview: Topic & { feed: MenuLink },
  articles: readonly ArticlePage[],
  all: readonly Page[],
): Topic[] {
  const isNews = findBand(overview.bands, 'archive')?.articles === 'news';
  return articles.map((page, at) => {
    const [newer, older] = [articles[at - 1], articles[at + 1]].map((near) => near && entryOf(near));
    const isLast = page.bands.at(-1)?.kind === 'call-to-action';
    const end = isLast ? page.bands.length - 1 : page.bands.length;
    const sharePicture = page.article.picture ?? overview.picture;
    return {
      ...page,
      article: { ...page.article, isNews, sharePicture },
      feed: overview.feed,
      tone: toneOfPicture(sharePicture, all),
      bands: [
        { kind: 'article', ...headOf(page) },
        ...page.bands.slice(0, end),
        ...(newer || older ? [{ kind: 'article-neighbors' as const, newer, older }] : []),
        ...page.bands.slice(end),
      ],
    };
  });
}

/** Returns all pages. Adds lists and pages of older years to archives, and heads to articles. */
export function withArchives(pages: readonly Topic[], strings: Strings): Topic[] {
  const overviews = pages.filter(({ kind }) => kind === 'archive');
  const made = overviews.flatMap((page) => {
    const overview = { ...page, feed: { label: page.name, href: `${page.path}/feed.xml` } };
    const articles = articlesBelow(overview.path, pages);
    return [...archivePages(overview, articles, strings), ...articlePages(overview, articles, pages)];
  });
  const isMade = ({ kind }: Page) => kind === 'archive' || kind === 'article';
  const isLater = ({ kind }: Page) => kind === 'not-found';
  return [...pages.filter((page) => !isMade(page) && !isLater(page)), ...made, ...pages.filter(isLater)];
}

/** Returns a sentence for the owner about each article that is not published yet. */
export const waitingNotices = ({ pages, waiting }: Pick<Content, 'pages' | 'waiting'>): string[] =>
  pages.flatMap(({ role, source }) => {
    const reason = waiting.get(role.path);
    return reason === undefined ? [] : [`content/${source.file}: is left out, because ${reason}.`];
  });

/** Returns the day in a page's content: the day of the article, or of the newest article in the page's list. */
const ownDay = ({ article, archive }: Page): string | undefined => {
  const heads = article ? [article] : (archive?.years.flatMap(({ entries }) => entries) ?? []);
  return heads
    .map(({ date, updated }) => updated ?? date)
    .toSorted()
    .at(-1);
};

/** Returns the day of each page's last change, by address: the day in the page's content, if that is later. */
export const withArticleDays = (
  changes: ReadonlyMap<string, string>,
  pages: readonly Page[],
): Map<string, string> =>
  new Map([
    ...changes,
    ...pages.flatMap((page): [string, string][] => {
      const day = ownDay(page);
      if (day === undefined) return [];
      const changed = changes.get(page.path) ?? day;
      return [[page.path, changed > day ? changed : day]];
    }),
  ]);
