/** Checks the preview image of each page. */
import { existsSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { readBuiltSite, type BuiltPage, type BuiltSite } from './built-site.ts';
import { resultOf, type CheckResult } from './result.ts';

/**
 * The size in pixels at which social networks do not crop the image, and the maximum bytes. Some networks ignore larger
 * files.
 */
const wanted = { width: 1200, height: 630, bytes: 80_000 } as const;

/** Returns the content of a meta tag; undefined if the tag is missing. */
const tagOf = ({ document }: BuiltPage, property: string): string | undefined =>
  document.querySelector(`meta[property="${property}"]`)?.getAttributeValue('content') ?? undefined;

/** Returns the titles that a page's image may show: the page's title, or the heading of a slide on the front page. */
const titlesOf = ({ path, document }: BuiltPage): string[] =>
  document
    .querySelectorAll(path === '/' ? 'h1, h2' : 'h1')
    .map(({ textContent }) => textContent.trim())
    .filter((title) => title !== '');

/** Returns the faults in the image tags of a page. */
function tagFaults(page: BuiltPage, image: string): string[] {
  const { document } = page;
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttributeValue('href');
  const alt = tagOf(page, 'og:image:alt') ?? '';
  const titles = titlesOf(page);
  const card = document.querySelector('meta[name="twitter:card"]')?.getAttributeValue('content');
  const checks: [boolean, string][] = [
    [
      URL.canParse(image) && new URL(image).origin === new URL(canonical ?? 'none:').origin,
      `${image} is no address of this site`,
    ],
    [tagOf(page, 'og:image:width') === String(wanted.width), 'og:image:width is not what the image has'],
    [tagOf(page, 'og:image:height') === String(wanted.height), 'og:image:height is not what the image has'],
    [titles.some((title) => alt.includes(title)), `og:image:alt lacks '${titles[0]}'`],
    [card === 'summary_large_image', 'twitter:card does not ask for the large image'],
  ];
  return checks.filter(([holds]) => !holds).map(([, fault]) => fault);
}

/** Returns the faults of an image file. */
async function fileFaults(site: BuiltSite, image: string): Promise<string[]> {
  const address = URL.canParse(image) ? new URL(image).pathname : image;
  const file = site.pathOf(address);
  if (!existsSync(file)) return [`${address} is not there`];
  const { width, height } = await sharp(file).metadata();
  const { size } = statSync(file);
  return [
    ...(width === wanted.width && height === wanted.height ? [] : [`${address} is ${width} × ${height}`]),
    ...(size > 0 && size <= wanted.bytes ? [] : [`${address} has ${size} bytes, more than ${wanted.bytes}`]),
  ];
}

/** Checks that every page with an address has its own valid image. */
export async function checkShareImages(dist: string): Promise<CheckResult> {
  const site = await readBuiltSite(dist);
  const pages = site.pages.filter(({ path }) => path !== undefined);
  const owners = new Map<string, string>();
  const faults: string[] = [];
  for (const page of pages) {
    const image = tagOf(page, 'og:image');
    if (image === undefined) {
      faults.push(`${page.file}: no og:image`);
      continue;
    }
    const owner = owners.get(image);
    if (owner !== undefined) faults.push(`${page.file}: the same og:image as ${owner}`);
    owners.set(image, page.file);
    const pageFaults = [...tagFaults(page, image), ...(await fileFaults(site, image))];
    faults.push(...pageFaults.map((fault) => `${page.file}: ${fault}`));
  }
  return resultOf(pages.length, 'pages', faults);
}
