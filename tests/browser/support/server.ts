/** What browser tests stand on: each worker has the built site on a real server, and a mail server behind it. */
import { test as base } from '@playwright/test';
import { startMailbox, type Mailbox } from './mailbox.ts';
import { startSite, type SiteServer } from './site-server.ts';
import { noteStalledBrowser } from './stalled-browser.ts';

/** Playwright's `test`, with the site as its base URL. */
export const test = base.extend<{ stalled: void }, { mailbox: Mailbox; site: SiteServer }>({
  mailbox: [
    async ({}, use) => {
      const mailbox = await startMailbox();
      await use(mailbox);
      await mailbox.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mailbox }, use) => {
      const site = await startSite({ SMTP_URL: mailbox.url });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  stalled: [
    async ({ context }, use, info) => {
      await use();
      await noteStalledBrowser(context, info);
    },
    { auto: true },
  ],
});
export { expect } from '@playwright/test';
