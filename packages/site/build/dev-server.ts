/** Renders pages on request for development, so that every change of code, texts or styles shows at once. */
import { relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { faultPage } from '../reading/faults.ts';
import type { Drafts } from '../reading/read.ts';
import type { SiteSettings } from '../pages/site.ts';
import type * as Renderer from './prerender.tsx';

/** Returns the text of all style sheets whose modules the renderer has loaded. */
async function collectStyles({ config, environments: { client, ssr } }: ViteDevServer): Promise<string> {
  const files = [...ssr.moduleGraph.fileToModulesMap.keys()].filter((file) => file.endsWith('.css'));
  const results = await Promise.all(
    files.map((file) => client.transformRequest(`/${relative(config.root, file)}?direct`)),
  );
  return results.map((result) => result?.code).join('');
}

/** Loads the renderer, with all changes of its code. */
export const rendererOf = async (server: ViteDevServer): Promise<typeof Renderer> =>
  (await server.ssrLoadModule('/packages/site/build/prerender.tsx')) as typeof Renderer;

/**
 * Renders the page at an address, or the page for unknown addresses.
 * @param drafts in the editor, texts that replace content files
 */
export async function renderPage(
  server: ViteDevServer,
  root: string,
  settings: SiteSettings,
  path: string,
  drafts?: Drafts,
): Promise<{ html: string; exists: boolean }> {
  const { layers, loadSite, renderRoute, routes } = await rendererOf(server);
  const site = loadSite(root, settings, path, drafts);
  const all = routes(site);
  const route = all.find((candidate) => candidate.path === path && candidate.listed);
  const shown = route ?? all.find((candidate) => candidate.path === '/404');
  if (!shown) throw new Error('there is no page for unknown addresses');
  const assets = { css: layers, script: '/packages/site/islands/start.ts', fonts: [] };
  const html = await renderRoute(shown, site, assets);
  // The needed styles are known only after the page has been rendered.
  const styled = html.replace('</style>', `${await collectStyles(server)}</style>`);
  return { html: await server.transformIndexHtml(path, styled), exists: route !== undefined };
}

/** Makes a Vite plugin that answers page requests and reloads the page when content changes. */
export const devPages = (root: string, settings: SiteSettings): Plugin => ({
  name: 'dev-pages',
  configureServer: (server) => {
    server.watcher.add([`${root}/content`, `${root}/public`]);
    server.watcher.on('change', (file) => {
      if (!file.endsWith('.css') || file.includes('/packages/site/')) server.ws.send({ type: 'full-reload' });
    });
    return () => {
      server.middlewares.use((request, response, next) => {
        const path = (request.originalUrl ?? '/').split('?')[0] ?? '/';
        renderPage(server, root, settings, path).then(
          ({ html, exists }) => {
            response.writeHead(exists ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
            response.end(html);
          },
          (error: unknown) => {
            if (error instanceof Error && error.name === 'ContentError') {
              response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
              return void server
                .transformIndexHtml(path, faultPage(error.message))
                .then((html) => response.end(html));
            }
            if (error instanceof Error) server.ssrFixStacktrace(error);
            next(error);
          },
        );
      });
    };
  },
});
