/** The inbox in a browser, by keyboard alone, and what axe says about its pages. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { textFaults } from './access/text-faults.ts';
import { type InboxServer, sendApplication, sendMessage, startInbox } from './support/inbox.ts';
import { watchPage } from './support/page-watch.ts';
import { sampled } from './support/sample.ts';
import { expect, test as base } from './support/server.ts';
import { type SiteServer, startSite } from './support/site-server.ts';
import { violations } from './support/violations.ts';

const markup = '<script>document.title = "obeyed"</script><b>bold</b>';

type Fixtures = { filled: SiteServer; inbox: InboxServer };

const test = base.extend<object, Fixtures>({
  filled: [
    async ({}, use) => {
      const site = await startSite();
      await sendMessage(site, 'Ada Lovelace', 'Forty servers', `Hello,\n${markup}`);
      await sendMessage(site, 'Grace Hopper', 'Another question', 'No hurry.');
      await sendApplication(site, 'Bob Builder');
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  inbox: [
    async ({ filled }, use) => {
      const inbox = await startInbox(filled);
      await use(inbox);
      await inbox.stop();
    },
    { scope: 'worker' },
  ],
});

// One server for all of them.
test.describe.configure({ mode: 'default' });

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not lead there');
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Opens the inbox and the folder of what came without a bot check. */
async function openFolder(page: Page, { url }: InboxServer): Promise<void> {
  await page.goto(url);
  expect(new URL(page.url()).search).toBe('');
  await press(page, link(page, /^Unverified \(\d\)$/));
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Unverified: 1 to/);
}

test('a person finds, reads, moves and deletes a message by keyboard', async ({ page, inbox }) => {
  const faults = watchPage(page, new URL(inbox.url).origin);
  await openFolder(page, inbox);
  await page.keyboard.press('Tab');
  await expect(link(page, 'Skip to content')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, page.getByRole('searchbox', { name: 'Search' }));
  await page.keyboard.type('FORTY ada');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader')).toHaveText([/Ada Lovelace/]);
  await expect(page.getByRole('row', { name: /Forty servers/ })).toContainText('Unread');
  await press(page, link(page, 'Forty servers'));

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forty servers');
  await expect(page).toHaveTitle(/^Forty servers \(....-....\) – /);
  await expect(page.getByRole('main')).toContainText(markup);
  await expect(page.getByRole('main')).toContainText('Azure (/services/azure)');
  await press(page, link(page, 'Back to the list'));
  await expect(page.getByRole('searchbox')).toHaveValue('FORTY ada');
  await expect(page.getByRole('row', { name: /Forty servers/ })).not.toContainText('Unread');
  await press(page, link(page, 'Forty servers'));

  const status = page.getByRole('status');
  await press(page, button(page, 'Move to spam'));
  await expect(status).toBeFocused();
  await expect(status).toHaveText(/moved to spam/);
  await press(page, link(page, 'Spam (1)'));
  await press(page, link(page, 'Forty servers'));
  await press(page, button(page, 'Not spam'));
  await expect(status).toBeFocused();
  await press(page, button(page, /^Send again|Send now/));
  await expect(status).toHaveText(/will be delivered again/);
  expect(faults).toEqual([]);

  const address = page.url();
  await press(page, link(page, 'Delete…'));
  const word = page.getByRole('textbox', { name: 'Type “delete” to confirm' });
  await tabTo(page, word);
  await page.keyboard.type('yes');
  await page.keyboard.press('Enter');
  await expect(word).toBeFocused();
  await expect(word).toHaveAccessibleDescription(/Nothing was deleted\. Type the word “delete”/);
  await page.keyboard.type('delete');
  await page.keyboard.press('Enter');
  await expect(status).toBeFocused();
  await expect(status).toContainText('Deleted 1 submission.');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
});

test('page of another program on the same machine › requests its own inbox › gets no cookie of the inbox', async ({
  page,
  inbox,
}) => {
  const requests: IncomingHttpHeaders[] = [];
  const other = createServer(({ headers }, response) => {
    requests.push(headers);
    response.end('<p>Another program</p>');
  }).listen(0, '127.0.0.1');
  try {
    await page.goto(inbox.url);
    const { origin, pathname } = new URL(page.url());
    const { port } = other.address() as AddressInfo;
    for (const path of ['/', '/inbox', '/inbox/', '/inbox-/', `${pathname.slice(0, -1)}x/`])
      await page.goto(`http://127.0.0.1:${port}${path}`);
    expect(requests.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
    // The browser still has the cookie.
    await page.goto(origin + pathname);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inbox');
  } finally {
    other.closeAllConnections();
    other.close();
  }
});

test('a resume is saved under its name', async ({ page, inbox }) => {
  await openFolder(page, inbox);
  await press(page, link(page, /^Application/));
  const started = page.waitForEvent('download');
  await press(page, link(page, 'Download Bob CV.txt'));
  expect((await started).suggestedFilename()).toMatch(/^\d{8}-\w+-Bob CV\.txt$/);
});

for (const [width, theme] of [
  [1280, 'light'],
  [375, 'dark'],
  [1280, 'dark'],
  [375, 'light'],
] as const) {
  const isSampled = (width === 1280) === (theme === 'light');
  test(`every page is in order at ${width} px, ${theme}`, sampled(isSampled), async ({ page, inbox }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme });
    const check = async () => {
      expect(await violations(page)).toEqual([]);
      expect(await textFaults(page)).toEqual([]);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await textFaults(page)).toEqual([]);
    };
    await openFolder(page, inbox);
    await check();
    await page.goto(`${page.url()}&state=lost`);
    await check();
    await page.goBack();
    await link(page, /^Application/).click();
    await check();
    await link(page, 'Delete…').click();
    await button(page, 'Delete for good').click();
    await check();
  });
}
