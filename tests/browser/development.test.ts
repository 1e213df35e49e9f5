/** What whoever changes the site sees while they do. */
import { startDev } from './support/dev-server.ts';
import { expect, test } from './support/server.ts';
import { untilAwake } from './support/visitor.ts';
import { beforeRelease } from './support/sample.ts';

test(
  'in development pages wake, and the console has nothing to complain of',
  beforeRelease,
  async ({ page }) => {
    const dev = await startDev();
    try {
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      for (const path of ['/', '/contact-us']) {
        await page.goto(`${dev.url}${path}`);
        // Controls have their roles before React comes.
        await expect(page.locator('html')).toHaveAttribute('data-ready');
        await page.mouse.move(5, 5);
        await untilAwake(page);
        await page.getByRole('button', { name: 'Next client' }).click();
      }
      expect(complaints).toEqual([]);
    } finally {
      await dev.stop();
    }
  },
);

test(
  'beside a running server, the page says why nothing can be sent',
  beforeRelease,
  async ({ page, site }) => {
    const dev = await startDev(site.dataDir);
    try {
      await page.goto(`${dev.url}/contact-us`);
      await page.getByRole('textbox', { name: 'Subject' }).focus();
      await expect(page.locator('vite-error-overlay .message-body')).toContainText(
        `Another server is using ${site.dataDir}: stop it, or set another DATA_DIR.`,
      );
    } finally {
      await dev.stop();
    }
  },
);
