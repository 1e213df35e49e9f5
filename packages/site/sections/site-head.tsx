import type { ArticleHead } from '../schema/articles.ts';
import type { MenuLink, ShareImage, Site } from '../schema/site.ts';
import { pageColors } from '../styles/page-colors.ts';
import { fillIn } from '../widgets/fill-in.ts';

export interface PageFacts {
  /** The page's canonical path. The origin comes from the site. */
  path: string;
  title: string;
  description: string;
  /** If false, the page answers a request and has no address of its own. */
  listed: boolean;
  /** If false, search engines leave the page out. */
  indexed: boolean;
  /** The facts of a dated page. */
  article?: ArticleHead | undefined;
  /** The feed of the page's archive. */
  feed?: MenuLink | undefined;
  /** The preview picture for links to the page. Pages without an address have no such picture. */
  shareImage?: ShareImage | undefined;
}

const ArticleTags = ({ article: { date, updated = date } }: { article: ArticleHead }) => (
  <>
    <meta property="article:published_time" content={date} />
    <meta property="article:modified_time" content={updated} />
  </>
);

/** Returns a language with its country, as Open Graph has it: `en_US`, and `de_DE` for `de`. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

const SocialTags = ({ page, site }: { page: PageFacts; site: Site }) => (
  <>
    <meta property="og:type" content={page.article ? 'article' : 'website'} />
    <meta property="og:locale" content={localeOf(site.language)} />
    <meta property="og:site_name" content={site.company.name} />
    <meta property="og:title" content={page.title} />
    <meta property="og:description" content={page.description} />
    <meta property="og:url" content={site.origin + page.path} />
    {page.article && <ArticleTags article={page.article} />}
    {page.shareImage && (
      <>
        <meta property="og:image" content={site.origin + page.shareImage.path} />
        <meta property="og:image:width" content={String(page.shareImage.width)} />
        <meta property="og:image:height" content={String(page.shareImage.height)} />
        <meta
          property="og:image:alt"
          content={fillIn(site.strings.shareImage, { name: page.shareImage.title })}
        />
        <meta name="twitter:card" content="summary_large_image" />
      </>
    )}
  </>
);

export const SiteHead = ({ page, site }: { page: PageFacts; site: Site }) => (
  <>
    <title>{page.title}</title>
    <meta name="description" content={page.description} />
    {page.listed && <link rel="canonical" href={site.origin + page.path} />}
    {!page.indexed && <meta name="robots" content="noindex" />}
    {page.feed && (
      <link rel="alternate" type="application/rss+xml" title={page.feed.label} href={page.feed.href} />
    )}
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content={pageColors.light} media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content={pageColors.dark} media="(prefers-color-scheme: dark)" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href="/site.webmanifest" />
    <SocialTags page={page} site={site} />
  </>
);
