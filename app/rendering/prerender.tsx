/** Renders every route to a complete HTML document. Runs at build and, page by page, in development. */
import { prerender } from 'react-dom/static';
import { loadSite, type Site } from '../content/site.ts';
import { routes, type Route } from '../routes.ts';
import { Document, type DocumentAssets } from './document.tsx';

/** Later layers win. Said before any style sheet, because those come in the order of their imports. */
export const layers = '@layer tokens,base,widgets,sections;';

/** One finished page. */
export interface RenderedPage {
  path: string;
  listed: boolean;
  html: string;
}

/** The front page begins with the company, every other ends with it. */
function titleOf({ path, template, meta }: Route, { company }: Site): string {
  // The server says in the title what became of a form; the rest of the frame is the build's.
  if (template) return `<!--result:title--> | ${company.name}`;
  return path === '/' ? `${company.name} | ${meta.title}` : `${meta.title} | ${company.name}`;
}

/** Renders one route; a component that throws, or suspends for ever, fails the build. */
export async function renderRoute(route: Route, site: Site, assets: DocumentAssets): Promise<RenderedPage> {
  const page = {
    path: route.path,
    title: titleOf(route, site),
    description: route.meta.description,
    tone: route.tone,
    indexed: route.listed,
  };
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <Document page={page} site={site} assets={assets}>
      {route.element}
    </Document>,
    { onError: (error) => void errors.push(error) },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new Error(`${route.path} cannot be rendered`, { cause: errors[0] });
  return { path: route.path, listed: route.listed, html };
}

export { loadSite, routes };
export type { DocumentAssets, Route, Site };
