/**
 * Makes files on request for development: feeds, the index of the search, the data of the viewer, flags and logos. A
 * build writes these files instead.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { searchPath } from '@website/forms/endpoints';
import type { SiteSettings } from '../pages/site.ts';
import { searchIndex, type SearchFile } from '../search/load-search.ts';
import type { SearchData } from '../search/search-data.ts';
import { viewerFile } from '../viewer/viewer-data.ts';
import { rendererOf } from './dev-server.ts';
import { flagFile } from './extra-files.ts';
import { feedOf } from './feed.ts';

const wordsAddress = '/assets/search-words.json';

interface DevFile {
  /** The media type. */
  type: string;
  content: string | Buffer;
}

const svg = (file: string): DevFile => ({ type: 'image/svg+xml', content: readFileSync(file) });
const json = (content: object): DevFile => ({ type: 'application/json', content: JSON.stringify(content) });

/** Returns a function that makes the file at an address; undefined for an address of no such file. */
function filesOf(server: ViteDevServer, root: string, settings: SiteSettings) {
  /** Drafts are on the pages of development, but in no feed. */
  async function feedFile(path: string): Promise<DevFile | undefined> {
    const { loadSite } = await rendererOf(server);
    const site = loadSite(root, { ...settings, unpublished: false }, path);
    const page = site.pages.find((candidate) => candidate.path === path);
    const content = page && feedOf(site, page);
    return content === undefined ? undefined : { type: 'application/rss+xml', content };
  }

  async function makeIndex(): Promise<SearchData> {
    const { loadSite, renderRoute, routes, searchDataOf } = await rendererOf(server);
    const site = loadSite(root, settings, searchPath);
    const listed = routes(site).filter((route) => route.listed);
    const assets = { css: '', script: '/packages/site/islands/start.ts', fonts: [] };
    const documents = await Promise.all(
      listed.map(async (route) => [route, await renderRoute(route, site, assets)] as const),
    );
    return searchDataOf(site, documents);
  }

  let index: Promise<SearchData> | undefined;
  server.watcher.on('change', () => {
    index = undefined;
  });

  return async (address: string): Promise<DevFile | undefined> => {
    const [, flag] = /^\/flags\/([a-z]{2})\.svg$/.exec(address) ?? [];
    if (flag !== undefined) return svg(flagFile(flag));
    const [, logo = '', ending] = /^\/media\/logos\/([a-z0-9-]+\.(svg|png))$/.exec(address) ?? [];
    const file = join(root, 'content/logos', logo);
    if (ending === 'svg') return svg(file);
    if (ending === 'png') return { type: 'image/png', content: readFileSync(file) };
    const [, feed] = /^(\/.+)\/feed\.xml$/.exec(address) ?? [];
    if (feed !== undefined) return feedFile(feed);
    if (address === viewerFile) {
      const { loadSite, viewerDataOf } = await rendererOf(server);
      // Pages with faults are left out: the viewer needs none.
      return json(viewerDataOf(loadSite(root, settings, viewerFile)));
    }
    if (address !== searchIndex && address !== wordsAddress) return undefined;
    const { words, ...data } = await (index ??= makeIndex());
    return json(address === wordsAddress ? words : ({ ...data, words: wordsAddress } satisfies SearchFile));
  };
}

export const devFiles = (root: string, settings: SiteSettings): Plugin => ({
  name: 'dev-files',
  configureServer: (server) => {
    const fileAt = filesOf(server, root, settings);
    server.middlewares.use((request, response, next) => {
      const [address = ''] = (request.url ?? '').split('?');
      fileAt(address).then((file) => {
        if (!file) return next();
        response.setHeader('content-type', file.type);
        response.end(file.content);
      }, next);
    });
  },
});
