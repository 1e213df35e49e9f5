/** What the server refuses, and what the visitor is told to do about it. */
import { messages } from '../../support/messages.ts';
import { failure, fill, goodWords, sendAddress, sendButton, success, typed } from './form.ts';
import { expect, test } from '../../support/server.ts';
import { openAwake } from '../../support/visitor.ts';
import { said } from '../said.ts';

const path = '/contact-us';

test('what the server refuses comes back in a summary that leads to the fields', async ({
  page,
  mailbox,
}) => {
  await openAwake(page, path);
  const title = await page.title();
  const words = goodWords({ 'Your Name': 'A'.repeat(101), Subject: 'S'.repeat(151) });
  await fill(page, words);
  await sendButton(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(`Error: ${title}`);
  await expect(failure(page)).toBeEmpty();
  for (const [label, sentence] of [
    ['Your Name', said('contact', 'from_name', 'long')],
    ['Subject', said('contact', 'subject', 'long')],
  ] as const) {
    const field = page.getByLabel(label);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(sentence);
    await summary.getByRole('link', { name: sentence }).click();
    await expect(field).toBeFocused();
  }
  await expect(summary.getByRole('link')).toHaveCount(2);
  await expect(page.getByLabel('Your Email')).not.toHaveAttribute('aria-invalid');
  expect(await typed(page)).toEqual(words);

  const mended = goodWords();
  await fill(page, mended);
  await sendButton(page).click();
  await expect(success(page)).toHaveText(messages.messageSent);
  await expect(page).toHaveTitle(title);
  await expect(summary).toHaveCount(0);
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  expect((await mailbox.next(mended.Subject)).mail.subject).toBe(`[website] ${mended.Subject}`);
});

test('who sent too many reads how long to wait, and who wrote too much that it was too much', async ({
  page,
}) => {
  await openAwake(page, path);
  const words = goodWords();
  await fill(page, words);
  const answers = [
    { status: 429, headers: { 'Retry-After': '600' }, body: 'Too Many Requests' },
    { status: 413, body: '<h1>Request Entity Too Large</h1>' },
  ];
  await page.route(sendAddress, (route) => route.fulfill(answers.shift() ?? { status: 500 }));
  await sendButton(page).click();
  await expect(failure(page)).toHaveText(
    /^Failed to send message\. Please try again\. .* in 10 minutes, or write to info@example\.com\.$/,
  );
  await sendButton(page).click();
  await expect(failure(page)).toContainText('The message is too large.');
  await expect(page.getByLabel('Your Comment')).toHaveAccessibleDescription('');
  expect(await typed(page)).toEqual(words);
});
