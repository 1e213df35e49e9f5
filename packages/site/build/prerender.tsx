/** Renders every route to a complete HTML document: all routes in a build, single pages in development. */
import { prerender } from 'react-dom/static';
import type { Site } from '../schema/site.ts';
import { loadSite } from '../pages/site.ts';
import { structuredDataScript } from '../pages/structured-data.ts';
import { titleOf } from '../schema/typography.ts';
import { routes, type Route } from '../pages/routes.ts';
import { Document, type DocumentAssets } from './document.tsx';

/** The order of the layers; later layers win. The style sheets come after this line, in the order of the imports. */
export const layers = '@layer tokens,base,widgets,sections,disclosed;';

/**
 * Returns preloads that the document places after the first screen. On phones only the style sheet requests fonts (ADR
 * 6).
 */
const preloads = (fonts: readonly string[]): string =>
  fonts.map((href) => `<link rel="preload" href="${href}" ${fontLoading}>`).join('');
const fontLoading = 'as="font" type="font/woff2" crossorigin fetchpriority="low" media="(width >= 768px)"';

/** Returns whether search engines may list a page. */
export const isIndexed = ({ listed, page }: Route, { robots }: Pick<Site, 'robots'>): boolean =>
  listed && !page?.noindex && robots !== 'none';

/**
 * Matches a heading, an item of a list, a cell or a marked paragraph. If an item contains other items, the match ends
 * after the first of these.
 */
const element = /<(h[1-4]|li|th|td|dd|p(?=[^>]* data-whole-words))\b[^>]*>[\s\S]*?<\/\1>/g;
/** Matches an element whose large type shows each bad break: a title or a marked paragraph. */
const large = /^<(?:h[1-4]|th|p)\b/;
const textNode = />[^<]+</g;
/** The maximum length of a word that must not break. A longer word could be wider than its column. */
const maxLength = 20;

/** Matches a text with the punctuation beside it. A comma alone would otherwise begin the next line. */
const withPunctuation = (pattern: string): RegExp => new RegExp(`[(“]?(?:${pattern})[,.:;?!)”]*`, 'gu');
const compound = String.raw`[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+|\([\p{L}\p{N}]\))+`;
/** "SOC 2", "Windows Server 2016" and "10 million+": a name or a unit, and its number. */
const numbered = String.raw`\p{Lu}\p{L}+ \d(?:[\d.,]*\d)?(?![\p{L}\p{N}-])|\d[\d.,]* \p{L}+\+`;
const inText = withPunctuation(compound);
const inLarge = withPunctuation(`${compound}|${numbered}`);

/**
 * Keeps on one line, in headings, lists and tables: words with hyphens, and references such as 6(1)(b). There, a line that
 * ends with a hyphen looks like a mistake. In headings, titles of rows and columns, and marked paragraphs, also a number with its name. Each
 * such text gets a span that does not wrap (`below.css`). Telephone numbers stay unchanged.
 */
export const keepWordsWhole = (html: string): string =>
  html.replace(element, (markup) =>
    markup.includes('href="tel:')
      ? markup
      : markup.replace(textNode, (text) =>
          text.replace(large.test(markup) ? inLarge : inText, (word) =>
            word.length > maxLength ? word : `<span class="unbroken">${word}</span>`,
          ),
        ),
  );

/** Renders a route to HTML. If a component throws, the build fails. */
export async function renderRoute(route: Route, site: Site, assets: DocumentAssets): Promise<string> {
  const page = {
    path: route.path,
    title: titleOf(route.path, route.meta.title, site.company.name),
    description: route.meta.description,
    tone: route.tone,
    listed: route.listed,
    indexed: isIndexed(route, site),
    article: route.page?.article,
    feed: route.page?.feed,
    shareImage: assets.shareImage,
  };
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <Document page={page} site={site} assets={assets} first={route.first} below={route.below} />,
    { onError: (fault) => void faults.push(fault) },
  ).catch(() => ({ prelude: null }));
  if (faults.length > 0) throw new Error(`${route.path} cannot be rendered`, { cause: faults[0] });
  // React would move the links into the head, where they would delay the first paint and the first picture.
  const about = route.page && route.listed ? structuredDataScript(site, route.page, assets.shareImage) : '';
  // JSON between single quotes needs no escapes. React would write double quotes and escape the quotes of the JSON.
  return keepWordsWhole(await new Response(prelude).text())
    .replace(/ data-props="[^"]*"/g, (props) => props.replaceAll('"', "'").replaceAll('&quot;', '"'))
    .replace('</body>', (end) => about + preloads(assets.fonts) + end);
}

export { answerStrings } from './answers.tsx';
export { default as headScript } from '../behaviors/head-script.ts?raw';
export { searchDataOf } from '../search/search-data.ts';
export { viewerDataOf } from '../viewer/viewer-data.ts';
export { loadSite, routes };
export type { Route };
