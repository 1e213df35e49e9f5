/** The contact form without script: posted by the browser itself, ending on a page that says the same words. */
import { messages } from '../../support/messages.ts';
import { fill, goodWords, sendButton, typed } from './form.ts';
import { expect, test } from '../../support/server.ts';
import { said } from '../said.ts';
import { beforeRelease } from '../../support/sample.ts';

test.use({ javaScriptEnabled: false });

test('a message is sent, marked as unverified, and the page says the same words', async ({
  page,
  mailbox,
}) => {
  await page.goto('/contact-us', { waitUntil: 'domcontentloaded' });
  const words = goodWords();
  await fill(page, words);
  await sendButton(page).click();
  await expect(page.getByRole('status')).toHaveText('✅ Message sent successfully!');
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('body > header')).toBeVisible();
  await expect(page.locator('body > footer')).toBeVisible();
  await expect(page.getByLabel('Your Name')).toHaveCount(0);

  const { recipients, mail } = await mailbox.next(words.Subject);
  expect(recipients).toEqual(['info@site.test']);
  expect(mail.replyTo).toEqual([{ name: words['Your Name'], address: words['Your Email'] }]);
  expect(mail.subject).toBe(`[website] [unverified] ${words.Subject}`);
  expect(mail.text).toContain(words['Your Comment']);
});

test('what is refused comes back with everything that was typed, and can be sent from there', async ({
  page,
  mailbox,
}) => {
  await page.goto('/contact-us', { waitUntil: 'domcontentloaded' });
  const words = goodWords({ Subject: 'S'.repeat(151), 'Your Comment': '\nA "quoted" <line> & more' });
  await fill(page, words);
  await sendButton(page).click();
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(/^Error: /);
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('heading')).toHaveText('There is a problem');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([`${said('contact', 'subject', 'long')} (Subject)`]);
  await expect(summary.getByRole('link')).toHaveAttribute('href', '#subject');
  await expect(page.getByLabel('Subject')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Subject')).toHaveAccessibleDescription(said('contact', 'subject', 'long'));
  expect(await typed(page)).toEqual(words);

  const mended = goodWords();
  await page.getByLabel('Subject').fill(mended.Subject);
  await sendButton(page).click();
  await expect(page.getByRole('status')).toHaveText(messages.messageSent);
  expect((await mailbox.next(mended.Subject)).mail.subject).toBe(`[website] [unverified] ${mended.Subject}`);
});

test('going back after success finds the words again', beforeRelease, async ({ page, mailbox }) => {
  await page.goto('/contact-us', { waitUntil: 'domcontentloaded' });
  const words = goodWords();
  await fill(page, words);
  await sendButton(page).click();
  await expect(page.getByRole('status')).toHaveText(messages.messageSent);
  await mailbox.next(words.Subject);
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await expect(sendButton(page)).toBeVisible();
});
