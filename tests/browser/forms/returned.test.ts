/** The page that answers a form sent without script, with words that try to be more than words. */
import { beforeRelease } from '../support/sample.ts';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { contactForm } from '@website/forms/contact-form';
import { endpoints } from '@website/forms/endpoints';
import { fieldsOf } from '@website/forms/form';
import { fillForm, formParts } from './application/support/form-page.ts';
import { fill, goodWords, sendButton, typed } from './contact/form.ts';
import { expect, test } from '../support/server.ts';
import { startSite } from '../support/site-server.ts';

const pieces = [
  '"',
  "'",
  '<',
  '>',
  '&',
  '&amp;',
  '&#0;',
  '</textarea>',
  '</title>',
  '<script>alert(1)</script>',
  '<!--',
  '-->',
  ']]>',
  '\ufffc',
  '{wait}',
  '\n',
  '\r\n',
  '\t',
  ' ',
  '\u2028',
  '\ud83d\udc4d',
  'e\u0301',
  '\u202e',
  '{max}',
  '$&',
  "$'",
  '=',
  '`',
  '\\',
  '\u0000',
  'a',
];

/** Small numbers that are the same in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Everything of a page but what was typed: element names, attributes and their values. */
const skeleton = (page: Page, html: string) =>
  page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const lines = [...document.querySelectorAll('*')].map((element) => {
      const attributes = [...element.attributes].filter(({ name }) => name !== 'value' && name !== 'checked');
      return `${element.localName} ${attributes.map(({ name, value }) => `${name}=${value}`).join(' ')}`;
    });
    const valueOf = (control: Element): [string, string] => [
      control.getAttribute('name') ?? '',
      (control as HTMLInputElement | HTMLTextAreaElement).value,
    ];
    const controls = document.querySelectorAll(
      'form :is(input:not([type=hidden], [type=file], [type=checkbox]), textarea)',
    );
    return { lines, values: Object.fromEntries([...controls].map(valueOf)) };
  }, html);

test('any text comes back as it was, and never changes the page around it', async ({ page, request }) => {
  const next = numbers(20261122);
  const text = () =>
    Array.from(
      { length: 1 + Math.floor(next() * 12) },
      () => pieces[Math.floor(next() * pieces.length)],
    ).join('');
  const send = async (fields: Record<string, string>) => {
    // Too long, so that the form comes back whatever else is in it.
    const form = { ...fields, subject: `${fields['subject']}${'x'.repeat(151)}` };
    const headers = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' };
    const response = await request.post(endpoints.sendMessageForm, { form, headers });
    expect(response.status()).toBe(422);
    return { form, html: await response.text() };
  };
  const words = (make: () => string) =>
    Object.fromEntries(
      fieldsOf(contactForm).flatMap(([name, { kind }]) => (kind === 'choice' ? [] : [[name, `a${make()}`]])),
    ) as Record<string, string>;
  const address = { from_email: 'ada@example.org' };
  const plain = await skeleton(page, (await send({ ...words(() => 'b'), ...address })).html);
  for (let round = 0; round < 40; round += 1) {
    const { form, html } = await send({ ...words(text), ...address });
    const { lines, values } = await skeleton(page, html);
    expect(lines).toEqual(plain.lines);
    for (const [name, value] of Object.entries(form)) {
      const shown = value.replaceAll('\0', '').replaceAll(/\r\n?/g, '\n');
      // A field of one line cannot hold a line break.
      expect(values[name]).toBe(name === 'message' ? shown : shown.replaceAll('\n', ''));
    }
  }
});

test.describe('who sent too many without script', () => {
  test.use({ javaScriptEnabled: false });
  const limits = { RATE_LIMIT_UNVERIFIED: '1', RATE_LIMIT_WINDOW: '600' };

  test('reads how long to wait and finds the message again', beforeRelease, async ({ page }) => {
    const site = await startSite(limits);
    for (const round of [1, 2]) {
      await page.goto(`${site.url}/contact-us`, { waitUntil: 'domcontentloaded' });
      const words = goodWords({ 'Your Comment': `\nRound ${round}` });
      await fill(page, words);
      await sendButton(page).click();
      if (round === 1) await expect(page.getByRole('status')).toBeVisible();
      else expect(await typed(page)).toEqual(words);
    }
    await expect(page).toHaveTitle(/^Error: /);
    const reason = page.getByRole('alert');
    await expect(reason).toHaveText(/Try again in \d+ minutes, or write to info@example\.com\.$/);
    await expect(reason).toBeFocused();
    await site.stop();
  });

  test('finds the application again: words, country and tick', beforeRelease, async ({ page }) => {
    const site = await startSite(limits);
    const { name, phone, submit, terms } = formParts(page);
    for (const round of [1, 2]) {
      await page.goto(`${site.url}/careers/JobApplicationform`, { waitUntil: 'domcontentloaded' });
      await fillForm(page);
      await name.fill(`Ada ${round}`);
      await page.locator('select[name=country]').selectOption('gb');
      await phone.fill('07911 123456');
      await submit.click();
      if (round === 1) await expect(page.getByRole('status')).toBeVisible();
    }
    await expect(page.getByRole('alert')).toHaveText(/ minutes, or write to careers@example\.com\.$/);
    await expect(name).toHaveValue('Ada 2');
    await expect(phone).toHaveValue('07911 123456');
    await expect(page.locator('select[name=country]')).toHaveValue('gb');
    await expect(terms).toBeChecked();
    await site.stop();
  });
});

test.describe('who sent while nothing could be stored, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('finds everything again, and reads when to try again and where else to write', async ({ page }) => {
    const site = await startSite();
    const store = new DatabaseSync(join(site.dataDir, 'submissions.db'));
    // The server that has just started may still be writing.
    store.exec('PRAGMA busy_timeout = 5000');
    // Refuses at once. A lock would have the server wait for 5 s in each of its writes.
    store.exec("CREATE TRIGGER full BEFORE INSERT ON submissions BEGIN SELECT RAISE(ABORT, 'full'); END");
    store.close();
    const reason = page.getByRole('alert');

    await page.goto(`${site.url}/contact-us`, { waitUntil: 'domcontentloaded' });
    const words = goodWords();
    await fill(page, words);
    await sendButton(page).click();
    await expect(reason).toContainText(/Try again in a minute, or write to info@example\.com\.$/);
    expect(await typed(page)).toEqual(words);

    await page.goto(`${site.url}/careers/JobApplicationform`, { waitUntil: 'domcontentloaded' });
    const { phone, submit, terms } = formParts(page);
    await fillForm(page);
    await page.locator('select[name=country]').selectOption('gb');
    await phone.fill('07911 123456');
    await submit.click();
    await expect(reason).toContainText(/Try again in a minute, or write to careers@example\.com\.$/);
    await expect(page.locator('select[name=country]')).toHaveValue('gb');
    await expect(phone).toHaveValue('07911 123456');
    await expect(terms).toBeChecked();
    await site.stop();
  });
});
