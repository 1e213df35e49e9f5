/** The receipt after a form was sent: on the screen, by keyboard, on paper and without script. */
import type { Page } from '@playwright/test';
import { fill, goodWords, sendButton, success } from './contact/form.ts';
import { fillForm, formParts, openForm, textResume } from './application/support/form-page.ts';
import { beforeRelease } from '../support/sample.ts';
import { expect, test } from '../support/server.ts';
import { openAwake } from '../support/visitor.ts';
import { violations } from '../support/violations.ts';

const receipt = (page: Page) => page.getByRole('region', { name: /^Your receipt from / });
/** The text beside a label of the receipt. */
const entry = (page: Page, label: string) =>
  receipt(page)
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');
const reference = (page: Page) => entry(page, 'Reference');

test('a message gets a receipt, whose reference is in the mail', async ({ page, mailbox }) => {
  await openAwake(page, '/contact-us?about=azure');
  const words = goodWords();
  await fill(page, words);
  await sendButton(page).click();
  await expect(success(page)).toHaveText('✅ Message sent successfully!');
  await expect(reference(page)).toHaveText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  await expect(entry(page, 'Your Comment')).toHaveText(words['Your Comment']);
  await expect(entry(page, 'About')).toHaveText('Azure');
  await expect(receipt(page).getByRole('heading', { name: 'What happens next' })).toBeVisible();
  const { mail } = await mailbox.next(words.Subject);
  expect(mail.text).toContain(`Reference: ${await reference(page).innerText()}`);

  // The receipt is outside of what a screen reader announces at once, and the next stop of the keyboard is its button.
  await expect(success(page).locator('dl')).toHaveCount(0);
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Print or save' })).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
});

test('on paper the receipt stands alone', async ({ page }) => {
  await openAwake(page, '/contact-us');
  await fill(page, goodWords());
  await sendButton(page).click();
  await expect(receipt(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(reference(page)).toBeVisible();
  for (const other of ['body > header', 'body > footer', 'h1', 'main form [name=subject]'])
    await expect(page.locator(other)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print or save' })).toBeHidden();
});

test('the button prints', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { print: () => void (document.title = 'printed') });
  });
  await openAwake(page, '/contact-us');
  await fill(page, goodWords());
  await sendButton(page).click();
  await page.getByRole('button', { name: 'Print or save' }).click();
  await expect(page).toHaveTitle('printed');
});

test('a repeated message has the same reference', beforeRelease, async ({ page }) => {
  const answers: (string | undefined)[] = [];
  let isCut = true;
  await page.route('**/api/v1.0/email/send', async (route) => {
    const answer = await route.fetch();
    answers.push(answer.headers()['submission-reference']);
    // The first answer is lost on its way, so the visitor sends the message again.
    await (isCut ? route.abort() : route.fulfill({ response: answer }));
    isCut = false;
  });
  await openAwake(page, '/contact-us');
  await fill(page, goodWords());
  await sendButton(page).click();
  await expect.poll(() => answers.length).toBe(1);
  await expect(page.locator('form').getByRole('alert').last()).not.toBeEmpty();
  await sendButton(page).click();
  await expect(reference(page)).toHaveText(answers[0] ?? 'no reference');
  expect(answers[1]).toBe(answers[0]);
});

test('an application gets a receipt that names the file', async ({ page }) => {
  const { submit, success: said } = formParts(page);
  await openForm(page);
  await fillForm(page, textResume);
  await submit.click();
  await expect(said).toContainText('Application submitted!');
  await expect(entry(page, 'Resume')).toHaveText('resume.txt, 1 KB');
  await expect(reference(page)).not.toBeEmpty();
  expect(await violations(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page that answers has the receipt, with the time in UTC', async ({ page, mailbox }) => {
    await page.goto('/contact-us', { waitUntil: 'domcontentloaded' });
    const words = goodWords();
    await fill(page, words);
    await sendButton(page).click();
    await expect(page.getByRole('status')).toHaveText('✅ Message sent successfully!');
    await expect(entry(page, 'Sent')).toHaveText(/ UTC$/);
    await expect(entry(page, 'Subject')).toHaveText(words.Subject);
    await expect(page.getByRole('button', { name: 'Print or save' })).toHaveCount(0);
    const { mail } = await mailbox.next(words.Subject);
    expect(mail.text).toContain(`Reference: ${await reference(page).innerText()}`);
  });

  test('the page that answers an application names the file', async ({ page }) => {
    const { submit } = formParts(page);
    await page.goto('/careers/JobApplicationform', { waitUntil: 'domcontentloaded' });
    await fillForm(page, textResume);
    await submit.click();
    await expect(page.getByRole('status')).toHaveText('Application submitted!');
    await expect(entry(page, 'Resume')).toHaveText('resume.txt, 1 KB');
  });
});
