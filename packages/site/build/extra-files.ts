/**
 * Writes the small files of a site that are not pages: sitemap, robots, manifest, security contact, redirects for
 * hosts, feeds.
 */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBand } from '../schema/bands.ts';
import { conformanceFile, conformanceTable } from '../schema/conformance.ts';
import type { Site } from '../schema/site.ts';
import { pageColors } from '../styles/page-colors.ts';
import { phoneCountries } from '@website/forms/phone-countries';
import { manifestIcons } from './manifest-icons.ts';
import { feedOf } from './feed.ts';

const sitemap = (origin: string, paths: readonly string[], changes: ReadonlyMap<string, string>): string => {
  const urls = paths.map((path) => {
    const day = changes.get(path);
    return `  <url><loc>${origin}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
};

const manifest = ({ company }: Pick<Site, 'company'>) => ({
  name: company.name,
  short_name: company.name,
  description: company.description,
  start_url: '/',
  display: 'browser',
  background_color: pageColors.light,
  theme_color: pageColors.light,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...manifestIcons.map(({ file, size, purpose }) => ({
      src: `/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ],
});

/** The page that explains how to report a vulnerability, if the site has this page. */
const securityPath = '/security';

/** Days until security.txt expires. RFC 9116 asks for less than a year. */
export const daysOfContact = 330;

/**
 * Returns security.txt (RFC 9116), which says where to report a vulnerability of the site. Programs ignore an expired
 * security.txt.
 */
const securityContact = (
  { origin, company, language, pages }: Pick<Site, 'origin' | 'company' | 'language' | 'pages'>,
  now: Date,
): string => {
  const expires = new Date(now.getTime() + daysOfContact * 24 * 3_600_000).toISOString();
  return [
    `Contact: mailto:${company.mailboxes.info}`,
    `Expires: ${expires.replace(/\.\d+/, '')}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    ...(pages.some(({ path }) => path === securityPath) ? [`Policy: ${origin}${securityPath}`] : []),
    '',
  ].join('\n');
};

/**
 * Returns the redirects in the format of hosts for static files (Netlify, Cloudflare Pages). For some hosts, a path
 * with a slash at the end is another address, so each address has two lines.
 */
const hostRedirects = ({ redirects }: Pick<Site, 'redirects'>): string =>
  redirects
    .flatMap(({ from, to }) => {
      const bare = from.replace(/\/$/, '').replace(/[^\x21-\x7e]+/g, encodeURIComponent);
      return [`${bare} ${to} 301\n`, `${bare}/ ${to} 301\n`];
    })
    .join('');

/** Writes the feeds, and a file that tells hosts for static files their media type (Netlify, Cloudflare Pages). */
function writeFeeds(folder: string, site: Pick<Site, 'origin' | 'company' | 'pages'>): void {
  const headers = site.pages.flatMap((page) => {
    const feed = feedOf(site, page);
    if (feed === undefined) return [];
    mkdirSync(join(folder, page.path), { recursive: true });
    writeFileSync(join(folder, page.path, 'feed.xml'), feed);
    return [`${page.path}/feed.xml\n  Content-Type: application/rss+xml\n`];
  });
  if (headers.length > 0) writeFileSync(join(folder, '_headers'), headers.join(''));
}

function writeConformance(folder: string, { pages }: Pick<Site, 'pages'>): void {
  const band = pages.map(({ bands }) => findBand(bands, 'conformance')).find(Boolean);
  if (band) writeFileSync(join(folder, conformanceFile), conformanceTable(band));
}

/**
 * Writes the files for the pages at `paths`, and the feeds of archives. `changes` has the day of the last change by
 * path.
 */
export function writeExtraFiles(
  folder: string,
  site: Pick<Site, 'origin' | 'robots' | 'company' | 'language' | 'redirects' | 'pages'>,
  paths: readonly string[],
  changes: ReadonlyMap<string, string>,
  now = new Date(),
): void {
  mkdirSync(join(folder, '.well-known'), { recursive: true });
  writeFileSync(join(folder, '.well-known/security.txt'), securityContact(site, now));
  writeFileSync(join(folder, 'sitemap.xml'), sitemap(site.origin, paths, changes));
  // Search engines must read a page to find `noindex` in it, so this file forbids nothing.
  const lists = site.robots === 'none' ? '' : `Sitemap: ${site.origin}/sitemap.xml\n`;
  writeFileSync(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n${lists}`);
  writeFileSync(join(folder, 'site.webmanifest'), JSON.stringify(manifest(site)));
  if (site.redirects.length > 0) writeFileSync(join(folder, '_redirects'), hostRedirects(site));
  writeFeeds(folder, site);
  writeConformance(folder, site);
}

export const flagFile = (code: string): string =>
  join(
    fileURLToPath(import.meta.resolve('country-flag-icons/package.json')),
    `../3x2/${code.toUpperCase()}.svg`,
  );

export function copyFlags(folder: string): void {
  mkdirSync(join(folder, 'flags'), { recursive: true });
  for (const { code } of phoneCountries) copyFileSync(flagFile(code), join(folder, 'flags', `${code}.svg`));
}
