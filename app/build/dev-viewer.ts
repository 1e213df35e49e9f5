/** Answers with the file of the viewer of drawings in development. A build writes the file instead. */
import type { Plugin } from 'vite';
import { loadSite, type SiteSettings } from '../pages/site.ts';
import { viewerDataOf, viewerFile } from '../viewer/viewer-data.ts';

export const devViewer = (root: string, settings: SiteSettings): Plugin => ({
  name: 'dev-viewer',
  configureServer: (server) => {
    server.middlewares.use(viewerFile, (_request, response) => {
      response.setHeader('content-type', 'application/json');
      // Pages with faults are left out: the viewer needs none.
      response.end(JSON.stringify(viewerDataOf(loadSite(root, settings, viewerFile))));
    });
  },
});
