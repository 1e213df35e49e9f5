import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * A Vite plugin that puts the gallery's routes and islands, which hold the site's, in their place. The
 * build is the same for both and knows of neither.
 * @param root the project's folder
 */
export const withGallery = (root: string): Plugin => ({
  name: 'with-gallery',
  enforce: 'pre',
  resolveId: (source, importer) =>
    /\/app\/(?:build|islands)\//.test(importer ?? '') &&
    ['../pages/routes.ts', './islands.ts'].includes(source)
      ? join(root, 'app/gallery', basename(source))
      : undefined,
});
