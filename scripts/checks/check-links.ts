/** Checks the references of all pages, and that no two pages have the same title or description. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { yourMessage } from '../../contracts/your-message.ts';
import { readBuiltSite, type BuiltPage, type BuiltSite } from './built-site.ts';
import { resultOf, type CheckResult } from './result.ts';

/** The attributes that contain an address. `srcset` contains several addresses. */
const attributes = ['href', 'src', 'srcset', 'poster', 'action', 'formaction'] as const;

/** Returns all references of a page, as they are written. */
function referencesOf({ document }: BuiltPage): string[] {
  return attributes.flatMap((name) =>
    // The parser distinguishes letter case, and React writes `srcSet`.
    document.querySelectorAll(name === 'srcset' ? '[srcset], [srcSet]' : `[${name}]`).flatMap((element) => {
      const value = element.getAttributeValue(name) ?? '';
      return name === 'srcset' ? value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') : [value];
    }),
  );
}

const idsOf = ({ document }: BuiltPage): Set<string> =>
  new Set(document.querySelectorAll('[id]').map((element) => element.id ?? ''));

/** Returns the fault of an external address; undefined if the address is well formed. */
function externalFault(url: string): string | undefined {
  if (url.startsWith('mailto:'))
    return /^mailto:[^@\s]+@[\w.-]+(?:\?subject=\S+)?$/.test(url) ? undefined : 'not an email address';
  if (url.startsWith('tel:'))
    return /^tel:\+\d{7,15}(?:;ext=\d+)?$/.test(url) ? undefined : 'not a phone number';
  if (!url.startsWith('https://')) return 'neither of this site nor https';
  return URL.canParse(url) ? undefined : 'not an address';
}

type Targets = ReadonlyMap<string, Set<string>>;

/** Returns the fault of a page's reference. `targets` has the element ids of each page by path. */
function faultOf(url: string, page: BuiltPage, site: BuiltSite, targets: Targets): string | undefined {
  if (url.startsWith('data:')) return undefined;
  if (url.startsWith('#')) {
    return url === '#' || !idsOf(page).has(url.slice(1)) ? 'names no element of the page' : undefined;
  }
  return addressFault(url, site, targets);
}

function addressFault(url: string, site: BuiltSite, targets: Targets): string | undefined {
  if (!url.startsWith('/') || url.startsWith('//')) return externalFault(url);
  const [address = '', fragment] = url.split('#');
  const [path = ''] = address.split('?');
  // Our server answers these addresses.
  if (path.startsWith('/api/') || path === yourMessage.path) return undefined;
  const ids = targets.get(path);
  if (!ids)
    return site.files.has(path) && !path.endsWith('.html')
      ? undefined
      : 'names no page or file, letter by letter';
  return fragment !== undefined && !ids.has(fragment) ? 'names no element of that page' : undefined;
}

const redirectFaults = (site: BuiltSite, targets: Targets): string[] =>
  Object.entries(site.redirects).flatMap(([from, to]) => {
    const fault = addressFault(to, site, targets);
    return fault === undefined ? [] : [`redirects.yaml: ${from}: '${to}' ${fault}`];
  });

/** Returns a fault for each page that lacks a value or shares the value with another page. */
function duplicates(
  pages: readonly BuiltPage[],
  what: string,
  valueOf: (page: BuiltPage) => string,
): string[] {
  const byValue = Map.groupBy(pages, valueOf);
  return [...byValue].flatMap(([value, sharing]) => {
    const files = sharing.map(({ file }) => file).join(', ');
    if (value.trim() === '') return [`${files}: no ${what}`];
    return sharing.length > 1 ? [`${files}: the same ${what} '${value}'`] : [];
  });
}

const isIndexed = ({ document }: BuiltPage): boolean =>
  document.querySelector('meta[name="robots"]')?.getAttributeValue('content') !== 'noindex';

/** Returns the differences between the site map and the pages of the site that search engines may list. */
function siteMapFaults(site: BuiltSite, paths: readonly string[]): string[] {
  const listed = [...readFileSync(site.pathOf('sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)];
  const listedPaths = listed.map(([, url = '']) => new URL(url).pathname);
  return [
    ...paths.filter((path) => !listedPaths.includes(path)).map((path) => `sitemap.xml lacks ${path}`),
    ...listedPaths
      .filter((path) => !paths.includes(path))
      .map((path) => `sitemap.xml names ${path}, which is no page`),
  ];
}

const withIntegrity = 'script[src], link[rel="stylesheet"], link[rel="modulepreload"]';

/** Returns a fault for each script or style whose integrity hash is missing or wrong: browsers would block it. */
function integrityFaults({ file, document }: BuiltPage, site: BuiltSite): string[] {
  return document.querySelectorAll(withIntegrity).flatMap((element) => {
    const address = element.getAttributeValue('src') ?? element.getAttributeValue('href') ?? '';
    // Another check reports a missing file.
    if (!site.files.has(address)) return [];
    const hash = createHash('sha256')
      .update(readFileSync(site.pathOf(address)))
      .digest('base64');
    return element.getAttributeValue('integrity') === `sha256-${hash}`
      ? []
      : [`${file}: the integrity of ${address} is not that of its file`];
  });
}

export async function checkLinks(dist: string): Promise<CheckResult> {
  const site = await readBuiltSite(dist);
  const addressedPages = site.pages.filter((page) => page.path !== undefined);
  const targets = new Map(addressedPages.map((page) => [page.path ?? '', idsOf(page)]));
  const faults: string[] = [];
  let looked = 0;
  for (const page of site.pages) {
    const references = referencesOf(page);
    looked += references.length;
    // The canonical link and the share tags contain absolute addresses of the site itself.
    const origin = page.document.querySelector('link[rel="canonical"]')?.getAttributeValue('href');
    const base = origin ? new URL(origin).origin : undefined;
    for (const reference of references) {
      const url = base && reference.startsWith(base) ? reference.slice(base.length) || '/' : reference;
      const fault = faultOf(url, page, site, targets);
      if (fault !== undefined) faults.push(`${page.file}: '${reference}' ${fault}`);
    }
    faults.push(...integrityFaults(page, site));
    if (page.path !== undefined && origin && new URL(origin).pathname !== page.path) {
      faults.push(`${page.file}: the canonical address is ${origin}, the page stands at ${page.path}`);
    }
  }
  const description = 'meta[name="description"]';
  faults.push(
    ...duplicates(
      addressedPages,
      'title',
      ({ document }) => document.querySelector('title')?.textContent ?? '',
    ),
    ...duplicates(
      addressedPages,
      'description',
      ({ document }) => document.querySelector(description)?.getAttributeValue('content') ?? '',
    ),
    ...siteMapFaults(
      site,
      addressedPages.filter(isIndexed).map(({ path = '' }) => path),
    ),
    ...redirectFaults(site, targets),
  );
  return resultOf(looked, 'references', faults);
}
