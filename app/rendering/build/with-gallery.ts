import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * A Vite plugin that puts the gallery's routes and islands, which hold the site's, in their place. The
 * machinery of `app/rendering` is the same for both and knows of neither.
 * @param root the project's folder
 */
export const withGallery = (root: string): Plugin => ({
  name: 'with-gallery',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.includes('/app/rendering/') && ['../routes.ts', './islands.ts'].includes(source)
      ? join(root, 'app/gallery', basename(source))
      : undefined,
});
