/** The gallery of all widgets and bands. A run that needs it builds it if it is missing or older than the site. */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from '@website/forms/built-site';
import { test as base } from './server.ts';
import { routesIn, startSite, type SiteServer } from './site-server.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, '.cache/gallery');

/** The time of a build in milliseconds; 0 if there is none. */
const builtAt = (place: string): number =>
  statSync(join(place, 'server', builtFiles.routes), { throwIfNoEntry: false })?.mtimeMs ?? 0;

// Playwright reads the tests once before it starts its workers, so only this first reading can find no gallery.
if (builtAt(folder) < Math.max(1, builtAt(join(root, 'dist')))) {
  process.stderr.write('Building the gallery, which these tests need. This takes about half a minute.\n');
  // Playwright's own NODE_ENV would make React that of development.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [join(root, 'scripts/build.ts'), '--gallery'], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
}

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
