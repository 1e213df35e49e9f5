/** The contact form, from the visitor's keys to the mail in the company's mailbox. */
import type { Page } from '@playwright/test';
import { messages } from '../../support/messages.ts';
import {
  fill,
  failure,
  goodWords,
  nothing,
  sendAddress,
  sendButton,
  sendingButton,
  success,
  typed,
} from './form.ts';
import { expect, test } from '../../support/server.ts';
import { startSite } from '../../support/site-server.ts';
import { openAwake } from '../../support/visitor.ts';
import { said } from '../said.ts';
import { beforeRelease } from '../../support/sample.ts';

const path = '/contact-us';

test('a message reaches the mailbox as it was typed', async ({ page, mailbox }) => {
  await openAwake(page, path);
  const words = goodWords();
  await fill(page, words);
  await sendButton(page).click();
  await expect(success(page)).toHaveText('✅ Message sent successfully!');
  await expect(failure(page)).toBeEmpty();
  expect(await typed(page)).toEqual(nothing);
  await expect(sendButton(page)).toBeEnabled();
  await expect(sendButton(page)).toBeFocused();

  const { recipients, mail } = await mailbox.next(words.Subject);
  expect(recipients).toEqual(['info@site.test']);
  expect(mail.replyTo).toEqual([{ name: words['Your Name'], address: words['Your Email'] }]);
  expect(mail.subject).toBe(`[website] ${words.Subject}`);
  expect(mail.text).toContain(words['Your Comment']);
  expect(mail.text).toContain(words['Your Name']);
});

test('both live regions are in the document before they speak', async ({ request }) => {
  const html = await (await request.get(path)).text();
  expect(html).toMatch(/<div role="status"[^>]*><\/div>/);
  expect(html).toMatch(/<div role="alert"[^>]*><\/div>/);
});

test('the browser stops what is obviously missing or wrong', async ({ page }) => {
  let asked = 0;
  await page.route(sendAddress, (route) => {
    asked += 1;
    return route.abort();
  });
  await openAwake(page, path);
  await sendButton(page).click();
  await expect(page.getByLabel('Your Name')).toBeFocused();
  const address = page.getByLabel('Your Email');
  for (const wrong of ['ada', 'ada@localhost']) {
    await fill(page, goodWords({ 'Your Email': wrong }));
    await sendButton(page).click();
    await expect(address).toBeFocused();
  }
  // The words that the server would say.
  await expect(address).toHaveAttribute('title', said('contact', 'from_email', 'invalid'));
  await address.fill('ada@例子。example');
  expect(await address.evaluate((field: HTMLInputElement) => field.checkValidity())).toBe(true);
  expect(asked).toBe(0);
  for (const label of ['Your Name', 'Your Email', 'Subject', 'Your Comment']) {
    await expect(page.getByLabel(label)).toHaveJSProperty('required', true);
  }
});

/** Keeps what is sent from arriving until the returned function is called. */
async function holdSending(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(sendAddress, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('while it is being sent the button says so and cannot be pressed', async ({ page, mailbox }) => {
  const letGo = await holdSending(page);
  await openAwake(page, path);
  const words = goodWords();
  await fill(page, words);
  await sendButton(page).click();
  await expect(sendingButton(page)).toBeDisabled();
  await expect(sendingButton(page)).toBeFocused();
  await expect(success(page)).toHaveText('Sending...');
  // Neither a press nor a key sends it again.
  await sendingButton(page).click({ force: true });
  await page.keyboard.press('Enter');
  expect(await typed(page)).toEqual(words);
  letGo();
  await expect(success(page)).toHaveText(messages.messageSent);
  await expect(sendButton(page)).toBeEnabled();
  expect((await mailbox.next(words.Subject)).mail.subject).toBe(`[website] ${words.Subject}`);
});

test('what is typed while it is being sent stays', beforeRelease, async ({ page, mailbox }) => {
  const letGo = await holdSending(page);
  await openAwake(page, path);
  const words = goodWords();
  await fill(page, words);
  await sendButton(page).click();
  await expect(sendingButton(page)).toBeDisabled();
  const more = { ...words, 'Your Comment': `${words['Your Comment']}\nOne more line.` };
  await page.getByLabel('Your Comment').fill(more['Your Comment']);
  letGo();
  await expect(success(page)).toHaveText(messages.messageSent);
  expect(await typed(page)).toEqual(more);
  expect((await mailbox.next(words.Subject)).mail.text).not.toContain('One more line.');
});

test('every failure keeps the words, says one sentence and can be tried again', async ({ page, mailbox }) => {
  await openAwake(page, path);
  const words = goodWords();
  await fill(page, words);
  // Rows of the specification's catalogue, and what else a server may say; 0 is no answer at all.
  for (const status of [403, 429, 451, 0, 400, 412, 500, 503]) {
    await test.step(`status ${status}`, async () => {
      await page.route(
        sendAddress,
        (route) => (status ? route.fulfill({ status, body: 'No' }) : route.abort()),
        { times: 1 },
      );
      await sendButton(page).click();
      await expect(failure(page)).toHaveText('Failed to send message. Please try again.');
      await expect(success(page)).toBeEmpty();
      await expect(sendButton(page)).toBeFocused();
      expect(await typed(page)).toEqual(words);
    });
  }
  await sendButton(page).click();
  await expect(success(page)).toHaveText(messages.messageSent);
  await expect(failure(page)).toBeEmpty();
  expect((await mailbox.next(words.Subject)).mail.subject).toBe(`[website] ${words.Subject}`);
});

test('a server that went away is a failure like others', beforeRelease, async ({ page }) => {
  const site = await startSite();
  // The token is made in a worker, whose script comes from the same server; the worker ends when it is made.
  const tokenMade = page.waitForEvent('worker').then((worker) => worker.waitForEvent('close'));
  await openAwake(page, site.url + path);
  await fill(page, goodWords());
  await tokenMade;
  await site.stop();
  await sendButton(page).click();
  await expect(failure(page)).toHaveText('Failed to send message. Please try again.');
});
