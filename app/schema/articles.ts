/**
 * Dated pages: news, cases, articles of any kind. A folder of `content/` has dated pages if the page of the same name,
 * the overview, has the band `archive`. `app/pages/archives.ts` makes the lists and the bands around an article.
 */
import { z } from 'zod';
import { pictureInside, text } from './blocks.ts';

const day = z.iso.date({ error: 'must be a day, for example 2027-01-31' });

/** What an article's own page and the list say about it. */
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

/** What an article's file says besides the bands. A draft is on no public site; `npm run dev` shows it. */
export type Article = ArticleHead & { draft: boolean };

/** Returns why the public site does not have an article on a day; undefined if the site has it. */
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

/** What a page that lists articles shows. */
export interface Archive {
  /** The address of the overview, and its name. */
  path: string;
  name: string;
  /** The entries on this page by year, the newest first. */
  years: { year: string; entries: ArticleEntry[] }[];
  /** The pages of the archive, the newest year first: the overview, and a page for each older year. */
  pages: { year: string; path: string }[];
}
