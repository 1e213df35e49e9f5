/** Writes the feed of an archive (RSS 2.0). Feed readers load it to find new articles. */
import type { ArticleEntry } from '../schema/articles.ts';
import type { Page, Site } from '../schema/site.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns a day in the format of RSS (RFC 822): `Fri, 20 Nov 2026 00:00:00 GMT`. */
const feedDate = (day: string): string => new Date(day).toUTCString();

function itemOf(origin: string, { path, title, summary, date }: ArticleEntry): string {
  const address = origin + path;
  return `<item>
<title>${escaped(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${feedDate(date)}</pubDate>
<description>${escaped(summary)}</description>
</item>
`;
}

/** Returns the feed of a page's list; undefined for a page without a list. */
export function feedOf(site: Pick<Site, 'origin' | 'company'>, page: Page): string | undefined {
  if (!page.archive || !page.feed || page.archive.path !== page.path) return undefined;
  const { origin, company } = site;
  const entries = page.archive.years.flatMap((group) => group.entries);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escaped(`${page.name} | ${company.name}`)}</title>
<link>${origin}${page.path}</link>
<description>${escaped(page.meta.description)}</description>
<atom:link href="${origin}${page.feed.href}" rel="self" type="application/rss+xml"/>
${entries.map((entry) => itemOf(origin, entry)).join('')}</channel>
</rss>
`;
}
