/** Renders every route to a complete HTML document. Runs at build and, page by page, in development. */
import { prerender } from 'react-dom/static';
import type { Site } from '../schema/site.ts';
import { loadSite } from '../pages/site.ts';
import { structuredDataScript } from '../pages/structured-data.ts';
import { titleOf } from '../schema/typography.ts';
import { routes, type Route } from '../pages/routes.ts';
import { Document, type DocumentAssets } from './document.tsx';

/** The order of the layers; later layers win. It comes before the style sheets, which follow the order of imports. */
export const layers = '@layer tokens,base,widgets,sections,disclosed;';

/** After all that the first screen shows; on phones the style sheet asks later still, see ADR 6. */
const preloads = (fonts: readonly string[]): string =>
  fonts.map((href) => `<link rel="preload" href="${href}" ${fontLoading}>`).join('');
const fontLoading = 'as="font" type="font/woff2" crossorigin fetchpriority="low" media="(width >= 768px)"';

/** Renders one route to HTML; a component that throws fails the build. */
export async function renderRoute(route: Route, site: Site, assets: DocumentAssets): Promise<string> {
  const page = {
    path: route.path,
    title: titleOf(route.path, route.meta.title, site.company.name),
    description: route.meta.description,
    tone: route.tone,
    indexed: route.listed,
    shareImage: assets.shareImage,
  };
  const faults: unknown[] = [];
  const { prelude } = await prerender(
    <Document page={page} site={site} assets={assets} first={route.first} below={route.below} />,
    { onError: (fault) => void faults.push(fault) },
  ).catch(() => ({ prelude: null }));
  if (faults.length > 0) throw new Error(`${route.path} cannot be rendered`, { cause: faults[0] });
  // React would lift the links into the head, where they delay the first paint and the poster.
  const about = route.page && route.listed ? structuredDataScript(site, route.page) : '';
  // JSON needs no escapes between single quotes; React, which escapes those as well, writes double ones.
  return (await new Response(prelude).text())
    .replace(/ data-props="[^"]*"/g, (props) => props.replaceAll('"', "'").replaceAll('&quot;', '"'))
    .replace('</body>', (end) => about + preloads(assets.fonts) + end);
}

export { answerStrings } from './answers.tsx';
export { default as headScript } from '../behaviors/head-script.ts?raw';
export { loadSite, routes };
