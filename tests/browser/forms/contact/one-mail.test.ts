/** No message is lost on its way to the mailbox, and none arrives twice. */
import { messages } from '../../support/messages.ts';
import { failure, fill, goodWords, sendAddress, sendButton, success } from './form.ts';
import { startMailbox } from '../../support/mailbox.ts';
import { expect, test } from '../../support/server.ts';
import { startSite } from '../../support/site-server.ts';
import { openAwake } from '../../support/visitor.ts';
import { beforeRelease } from '../../support/sample.ts';

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
  const subjects = [first, second, last].map(({ Subject }) => Subject);
  // The others first: were there another mail of theirs, it would come before the last one.
  for (const subject of subjects) await mailbox.next(subject);
  expect(subjects.map(mailbox.unread)).toEqual([0, 0, 0]);
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
  await mailbox.next(words.Subject);
  await mailbox.next(next.Subject);
  expect(mailbox.unread(words.Subject)).toBe(0);
});

test(
  'the same words sent once more after success are a second message',
  beforeRelease,
  async ({ page, mailbox }) => {
    await openAwake(page, path);
    const words = goodWords();
    for (const time of ['first', 'second']) {
      await test.step(time, async () => {
        await fill(page, words);
        await sendButton(page).click();
        await expect(success(page)).toHaveText(messages.messageSent);
        await mailbox.next(words.Subject);
      });
    }
  },
);

test(
  'a message taken while the mail server was down arrives when it is back',
  beforeRelease,
  async ({ page }) => {
    const before = await startMailbox();
    await before.stop();
    const site = await startSite({ SMTP_URL: before.url });
    const words = goodWords();
    await openAwake(page, site.url + path);
    await fill(page, words);
    await sendButton(page).click();
    await expect(success(page)).toHaveText(messages.messageSent);
    const back = await startMailbox(Number(new URL(before.url).port));
    await back.next(words.Subject);
    await site.stop();
    await back.stop();
  },
);
