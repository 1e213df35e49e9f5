/** The gallery of all widgets and bands, built beside the site by `node scripts/build.ts --gallery`. */
import { join } from 'node:path';
import { test as base } from './server.ts';
import { routesIn, startSite, type SiteServer } from './site-server.ts';

const folder = join(import.meta.dirname, '../../../.cache/gallery');

/** Addresses of all examples. */
export const examples = Object.keys(routesIn(folder)).filter((path) => path.startsWith('/gallery'));

/** Playwright's `test` with the gallery as its base URL. */
export const test = base.extend<object, { gallery: SiteServer }>({
  gallery: [
    async ({}, use) => {
      const site = await startSite({
        SITE_DIR: folder,
        // The policy of a server that is set up for reCAPTCHA lets its script in.
        RECAPTCHA_SITE_KEY: 'site-key-of-the-gallery',
        RECAPTCHA_SECRET_KEY: 'secret-of-the-gallery',
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ gallery }, use) => use(gallery.url),
});
export { expect } from '@playwright/test';
