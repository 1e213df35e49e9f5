/**
 * Dated pages, such as news and cases. The name of their folder in `content/` is also the name of a page, the overview,
 * and this page has the band `archive`. `packages/site/pages/archives.ts` makes the lists and the bands around an article.
 */
import type { z } from 'zod';
import { day, pictureInside, text } from './blocks.ts';

/** The facts of an article that its own page and the list show. */
export const articleHead = {
  title: text.max(90),
  date: day.describe('The day of the article, such as 2027-01-31; builds before that day leave it out'),
  updated: day.exactOptional().describe('The day of a change that readers should know of'),
  author: text.max(60).exactOptional(),
  summary: text.min(40).max(240).describe('One or two sentences for the list, the feed and search engines'),
  picture: pictureInside
    .exactOptional()
    .describe('A picture below the title, and beside the article in the list'),
  night: pictureInside.exactOptional().describe('The same picture for the dark theme'),
};

/** The head of an article. Days are written as `2027-01-31`. */
export type ArticleHead = z.infer<z.ZodObject<typeof articleHead>>;

/** The facts in an article's file, besides the bands. The public site omits a draft; `npm run dev` shows it. */
export type Article = ArticleHead & { draft: boolean };

/** Returns the reason why an article is not published on a day; undefined if the article is published. */
export function reasonToWait({ date, draft }: Article, today: string): string | undefined {
  if (draft) return 'it is a draft';
  return date > today ? `it is dated ${date}` : undefined;
}

/** An entry of a list, or a link to a neighbor. */
export type ArticleEntry = ArticleHead & { path: string };

/** The bands that the site puts around the bands of an article's file. `newer` and `older` are the neighbors. */
export type ArticleBand =
  | ({ kind: 'article' } & ArticleHead)
  | { kind: 'article-neighbors'; newer?: ArticleEntry | undefined; older?: ArticleEntry | undefined };

/** The list that a page with the band `archive` shows. */
export interface Archive {
  /** The address and the name of the overview. */
  path: string;
  name: string;
  /** The entries on this page by year. The newest year and the newest entry are first. */
  years: { year: string; entries: ArticleEntry[] }[];
  /** The pages of the archive: the overview, and a page for each older year. The newest year is first. */
  pages: { year: string; path: string }[];
}
