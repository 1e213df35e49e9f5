/** The page behind the link of a receipt, without script and with it. */
import type { Page } from '@playwright/test';
import { fill, goodWords, sendButton } from './contact/form.ts';
import { fillForm, formParts, openForm, textResume } from './application/support/form-page.ts';
import { expect, test } from '../support/server.ts';
import { openAwake } from '../support/visitor.ts';
import { violations } from '../support/violations.ts';

const linkOf = (page: Page) => page.getByRole('link', { name: 'See what we keep of it, or delete it' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('with script, the receipt leads to the page, which sends no referrer on', async ({ page }) => {
  await openAwake(page, '/contact-us');
  await fill(page, goodWords());
  await sendButton(page).click();
  const response = page.waitForResponse(/\/your-message\?/);
  await linkOf(page).click();
  await expect(heading(page)).toHaveText('Your message');
  expect((await response).headers()['referrer-policy']).toBe('no-referrer');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
  await page.getByRole('link', { name: 'Delete now' }).click();
  await expect(heading(page)).toHaveText('Delete your message?');
  expect(await violations(page)).toEqual([]);
});

test('an applicant sees the type and size of the file', async ({ page }) => {
  const { submit } = formParts(page);
  await openForm(page);
  await fillForm(page, textResume);
  await submit.click();
  await linkOf(page).click();
  await expect(heading(page)).toHaveText('Your application');
  await expect(page.getByText('TXT, 1 KB')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is deleted after a question, and the link then says that it is deleted', async ({
    page,
    context,
  }) => {
    await page.goto('/contact-us', { waitUntil: 'domcontentloaded' });
    const words = goodWords();
    await fill(page, words);
    await sendButton(page).click();
    const address = (await linkOf(page).getAttribute('href')) ?? '';
    await linkOf(page).click();
    await expect(heading(page)).toHaveText('Your message');
    await expect(page.locator('main')).not.toContainText(words['Your Comment']);
    await page.getByRole('link', { name: 'Delete now' }).click();
    await expect(page).toHaveTitle(/^Delete your message\?/);
    const otherTab = await context.newPage();
    await otherTab.goto(page.url());
    await page.getByRole('button', { name: 'Yes, delete it' }).click();
    await expect(heading(page)).toHaveText('Deleted');
    await otherTab.getByRole('button', { name: 'Yes, delete it' }).click();
    await expect(heading(otherTab)).toHaveText('Deleted');
    await expect(otherTab.locator('main')).toContainText('may still arrive');
    await page.goto(address);
    await expect(heading(page)).toHaveText('Deleted');
    expect((await page.goto(address.slice(0, -2)))?.status()).toBe(404);
  });
});
