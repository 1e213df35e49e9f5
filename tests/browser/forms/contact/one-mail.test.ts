/** No message is lost on its way to the mailbox, and none arrives twice. */
import { messages } from '../../../../contracts/messages.ts';
import { failure, fill, goodWords, sendAddress, sendButton, success } from './form.ts';
import { startMailbox } from '../../support/mailbox.ts';
import { expect, test } from '../../support/server.ts';
import { startSite } from '../../support/site-server.ts';
import { openAwake } from '../../support/visitor.ts';

const path = '/contact-us';

test('one message is one mail after a double click and after Enter twice', async ({ page, mailbox }) => {
  await openAwake(page, path);
  const [first, second] = [goodWords(), goodWords()];
  await fill(page, first);
  await sendButton(page).dblclick();
  await expect(success(page)).toHaveText(messages.messageSent);
  await fill(page, second);
  await page.getByLabel('Subject').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(success(page)).toHaveText(messages.messageSent);
  const last = goodWords();
  await fill(page, last);
  await sendButton(page).click();
  await expect(success(page)).toHaveText(messages.messageSent);
  const subjects = new Set<string | undefined>();
  for (let mail = 0; mail < 3; mail += 1) subjects.add((await mailbox.next()).mail.subject);
  expect(subjects).toEqual(new Set([first.Subject, second.Subject, last.Subject]));
  expect(mailbox.unread()).toBe(0);
});

test('one message is one mail when the answer to the first try got lost', async ({ page, mailbox }) => {
  await openAwake(page, path);
  const words = goodWords();
  await fill(page, words);
  await page.route(
    sendAddress,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await sendButton(page).click();
  await expect(failure(page)).toHaveText(messages.messageFailed);
  await sendButton(page).click();
  await expect(success(page)).toHaveText(messages.messageSent);
  const next = goodWords();
  await fill(page, next);
  await sendButton(page).click();
  await expect(success(page)).toHaveText(messages.messageSent);
  const subjects = new Set([(await mailbox.next()).mail.subject, (await mailbox.next()).mail.subject]);
  expect(subjects).toEqual(new Set([words.Subject, next.Subject]));
  expect(mailbox.unread()).toBe(0);
});

test('the same words sent once more after success are a second message', async ({ page, mailbox }) => {
  await openAwake(page, path);
  const words = goodWords();
  for (const time of ['first', 'second']) {
    await test.step(time, async () => {
      await fill(page, words);
      await sendButton(page).click();
      await expect(success(page)).toHaveText(messages.messageSent);
      expect((await mailbox.next()).mail.subject).toBe(words.Subject);
    });
  }
});

test('a message taken while the mail server was down arrives when it is back', async ({ page }) => {
  const before = await startMailbox();
  await before.stop();
  const site = await startSite({ SMTP_URL: before.url });
  const words = goodWords();
  await openAwake(page, site.url + path);
  await fill(page, words);
  await sendButton(page).click();
  await expect(success(page)).toHaveText(messages.messageSent);
  const back = await startMailbox(Number(new URL(before.url).port));
  expect((await back.next()).mail.subject).toBe(words.Subject);
  await site.stop();
  await back.stop();
});
