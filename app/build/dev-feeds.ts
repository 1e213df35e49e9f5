/** Makes the feeds of dated pages on request for development. A build writes them as files instead. */
import type { Plugin } from 'vite';
import type { SiteSettings } from '../pages/site.ts';
import { feedOf } from './feed.ts';
import type * as Renderer from './prerender.tsx';

/** Makes a Vite plugin that answers with the feed of a page. Drafts are on the pages of development, but in no feed. */
export const devFeeds = (root: string, settings: SiteSettings): Plugin => ({
  name: 'dev-feeds',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const [, path] = /^(\/[^?]+)\/feed\.xml(?:\?|$)/.exec(request.url ?? '') ?? [];
      if (path === undefined) return next();
      server
        .ssrLoadModule('/app/build/prerender.tsx')
        .then((renderer) => {
          const { loadSite } = renderer as typeof Renderer;
          const site = loadSite(root, { ...settings, unpublished: false }, path);
          const page = site.pages.find((candidate) => candidate.path === path);
          const feed = page && feedOf(site, page);
          if (feed === undefined) return next();
          response.setHeader('content-type', 'application/rss+xml');
          response.end(feed);
        })
        .catch(next);
    });
  },
});
