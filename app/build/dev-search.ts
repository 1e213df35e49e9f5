/**
 * Makes the index of the search in development, when a browser requests it. A build writes the index as files instead.
 */
import type { Plugin, ViteDevServer } from 'vite';
import { searchPath } from '../../contracts/endpoints.ts';
import type { SiteSettings } from '../pages/site.ts';
import { searchIndex, type SearchFile } from '../search/load-search.ts';
import type { SearchData } from '../search/search-data.ts';
import type * as Renderer from './prerender.tsx';

const wordsAddress = '/assets/search-words.json';

async function makeIndex(server: ViteDevServer, root: string, settings: SiteSettings): Promise<SearchData> {
  const { loadSite, renderRoute, routes, searchDataOf } = (await server.ssrLoadModule(
    '/app/build/prerender.tsx',
  )) as typeof Renderer;
  const site = loadSite(root, settings, searchPath);
  const listed = routes(site).filter((route) => route.listed);
  const assets = { css: '', script: '/app/islands/start.ts', fonts: [] };
  const documents = await Promise.all(
    listed.map(async (route) => [route, await renderRoute(route, site, assets)] as const),
  );
  return searchDataOf(site, documents);
}

/** Makes a Vite plugin that answers with the index. After a change of any file, the index is made again. */
export const devSearch = (root: string, settings: SiteSettings): Plugin => ({
  name: 'dev-search',
  configureServer: (server) => {
    let made: Promise<SearchData> | undefined;
    server.watcher.on('change', () => {
      made = undefined;
    });
    const answerWith = (address: string, fileOf: (data: SearchData) => object): void => {
      server.middlewares.use(address, (_request, response, next) => {
        (made ??= makeIndex(server, root, settings)).then((data) => {
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(fileOf(data)));
        }, next);
      });
    };
    answerWith(wordsAddress, ({ words }) => words);
    answerWith(searchIndex, ({ strings, pages }): SearchFile => ({ strings, pages, words: wordsAddress }));
  },
});
