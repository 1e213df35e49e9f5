/** An upload over a slow line: it shows how far it is, can be ended, and survives a broken connection. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/server.ts';
import { openLine, type Line } from './support/breakable-line.ts';
import { formParts } from './support/form-page.ts';
import { fillOnSlowLine, longResume, makeFast, progress } from './support/slow-line.ts';
import { said } from '../said.ts';
import { beforeRelease, phonesFirst } from '../../support/sample.ts';

/** The same with a line to the site that can break. */
const breakable = test.extend<{ line: Line }>({
  line: async ({ site }, use) => {
    const line = await openLine(site.url);
    await use(line);
    await line.stop();
  },
  baseURL: async ({ line }, use) => use(line.url),
});

const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel' });

/** Every percent the page shows, until it shows none any more. */
const watchProgress = (page: Page): Promise<number[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const percents: number[] = [];
        const observer = new MutationObserver(() => {
          const bar = document.querySelector('progress');
          if (bar) percents.push(bar.value);
          else if (percents.length > 0) {
            observer.disconnect();
            resolve(percents);
          }
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );

/** Everything a screen reader says of the upload, until the application has arrived. */
const listen = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const spoken: string[] = [];
        const regions = [...document.querySelectorAll('form [role=status]')];
        const observer = new MutationObserver((changes) => {
          for (const { target } of changes) {
            const element = target instanceof Element ? target : target.parentElement;
            const text = element?.closest('[role=status]')?.textContent.trim();
            if (text && spoken.at(-1) !== text) spoken.push(text);
          }
          if (document.querySelector('progress') === null && spoken.length > 1) {
            observer.disconnect();
            resolve(spoken);
          }
        });
        for (const region of regions)
          observer.observe(region, { subtree: true, childList: true, characterData: true });
      }),
  );

test.describe('on a slow line', () => {
  test(
    'who listens hears each quarter of the upload once, and no percent between',
    beforeRelease,
    async ({ page, mailbox }) => {
      const who = `Ada ${randomUUID()}`;
      const { submit, success } = formParts(page);
      await fillOnSlowLine(page, who);
      const heard = listen(page);
      await submit.click();
      await expect(success).toBeVisible();
      const percents = (await heard).flatMap((text) => /\d+/.exec(text)?.map(Number) ?? []);
      expect(percents).toEqual([25, 50, 75, 100].slice(0, percents.length));
      expect(percents.length).toBeGreaterThanOrEqual(3);
      await mailbox.next(who);
    },
  );

  test(`the upload shows its percent, and the application arrives ${phonesFirst}`, async ({
    page,
    mailbox,
  }) => {
    const who = `Ada ${randomUUID()}`;
    const { submit, success } = formParts(page);
    await fillOnSlowLine(page, who);
    const shown = watchProgress(page);
    await submit.click();
    await expect(progress(page)).toHaveAccessibleName(/^Uploading your resume: \d+ %$/);
    const percents = await shown;
    await expect(success).toBeVisible();
    expect(percents.filter((percent) => percent > 5 && percent < 95).length).toBeGreaterThan(2);
    expect(percents.toSorted((a, b) => a - b)).toEqual(percents);
    await expect(progress(page)).toHaveCount(0);
    const { mail } = await mailbox.next(who);
    expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer).equals(longResume.buffer)).toBe(true);
  });

  test('an upload can be ended; everything stays and can be sent again', async ({ page, mailbox }) => {
    const who = `Ada ${randomUUID()}`;
    const { submit, success, failure, name, resume: file } = formParts(page);
    const client = await fillOnSlowLine(page, who);
    await submit.click();
    await cancel(page).click();
    await expect(failure).toHaveText(/canceled/);
    await expect(progress(page)).toHaveCount(0);
    await expect(submit).toBeEnabled();
    await expect(submit).toBeFocused();
    await expect(name).toHaveValue(who);
    expect(await file.evaluate((input) => (input as HTMLInputElement).files?.length)).toBe(1);
    await makeFast(client);
    await submit.click();
    await expect(success).toBeVisible();
    await mailbox.next(who);
    expect(mailbox.unread(who)).toBe(0);
  });

  breakable(
    'a broken connection loses nothing, and the next try is one application',
    async ({ page, line, mailbox }) => {
      const who = `Ada ${randomUUID()}`;
      const { submit, success, failure, name, terms } = formParts(page);
      const client = await fillOnSlowLine(page, who);
      await submit.click();
      await expect(progress(page)).toBeVisible();
      line.cut();
      await expect(failure).toHaveText(said('application', 'resume', 'failed'));
      await expect(name).toHaveValue(who);
      await expect(terms).toBeChecked();
      line.mend();
      await makeFast(client);
      await submit.click();
      await expect(success).toBeVisible();
      await mailbox.next(who);
      expect(mailbox.unread(who)).toBe(0);
    },
  );
});
