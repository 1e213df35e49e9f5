/** The bot check: made ahead, waited for, and honest when it cannot be had. */
import { messages } from '../../support/messages.ts';
import {
  challengeAddress,
  failure,
  fill,
  goodWords,
  sendAddress,
  sendButton,
  sendingButton,
  success,
  typed,
} from './form.ts';
import { expect, test } from '../../support/server.ts';
import { test as withGallery } from '../../support/gallery.ts';
import { openAwake } from '../../support/visitor.ts';
import { beforeRelease, sampled } from '../../support/sample.ts';

test.describe('embedded', () => {
  test(
    'is asked for when the visitor first touches the form, not before, and once',
    beforeRelease,
    async ({ page }) => {
      let asked = 0;
      page.on('request', (request) => {
        if (request.url().includes('challenge')) asked += 1;
      });
      await openAwake(page, '/contact-us');
      expect(asked).toBe(0);
      const challenged = page.waitForResponse(/challenge\?action=contact_form$/);
      await page.getByLabel('Your Name').focus();
      await challenged;
      await fill(page, goodWords());
      expect(asked).toBe(1);
    },
  );

  test('that cannot be reached is not ready; nothing is sent, all is kept, and later it works', async ({
    page,
    mailbox,
  }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') sent += 1;
    });
    await page.route(challengeAddress, (route) => route.abort());
    await openAwake(page, '/contact-us');
    const words = goodWords();
    await fill(page, words);
    await sendButton(page).click();
    await expect(failure(page)).toContainText('reCAPTCHA not ready. Please try again.');
    await expect(failure(page)).toContainText('info@example.com');
    expect(await typed(page)).toEqual(words);
    expect(sent).toBe(0);
    await page.unroute(challengeAddress);
    await sendButton(page).click();
    await expect(success(page)).toHaveText(messages.messageSent);
    expect((await mailbox.next(words.Subject)).mail.subject).toBe(`[website] ${words.Subject}`);
  });

  test(
    'is not ready without a connection, and the page says so',
    beforeRelease,
    async ({ page, context }) => {
      await openAwake(page, '/contact-us');
      await context.setOffline(true);
      await fill(page, goodWords());
      await sendButton(page).click();
      await expect(failure(page)).toContainText('reCAPTCHA not ready. Please try again.');
      await expect(failure(page)).toContainText('offline');
    },
  );

  test('is asked for once on a host without our server, and the page names the mailbox', async ({ page }) => {
    let asked = 0;
    await page.route(challengeAddress, (route) => {
      asked += 1;
      return route.fulfill({ status: 404, contentType: 'text/html', body: 'No such page' });
    });
    await openAwake(page, '/contact-us');
    await fill(page, goodWords());
    for (const time of ['first', 'second']) {
      await test.step(time, async () => {
        await sendButton(page).click();
        await expect(failure(page)).toContainText('cannot be sent from here');
      });
    }
    await expect(failure(page)).toContainText('info@example.com');
    expect(asked).toBe(1);
  });

  test('that is still being made is waited for', beforeRelease, async ({ page, mailbox }) => {
    const held = Promise.withResolvers<void>();
    await page.route(challengeAddress, async (route) => {
      await held.promise;
      await route.continue();
    });
    await openAwake(page, '/contact-us');
    const words = goodWords();
    await fill(page, words);
    await sendButton(page).click();
    await expect(sendingButton(page)).toBeDisabled();
    await expect(failure(page)).toBeEmpty();
    held.resolve();
    await expect(success(page)).toHaveText(messages.messageSent);
    await mailbox.next(words.Subject);
  });

  test('gives every message a token of its own', async ({ page, mailbox }) => {
    const tokens: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'POST') return;
      const body = request.postDataJSON() as { template_params: Record<string, string> };
      tokens.push(body.template_params['g-recaptcha-response'] ?? '');
    });
    await openAwake(page, '/contact-us');
    for (const time of ['first', 'second']) {
      await test.step(time, async () => {
        const words = goodWords();
        await fill(page, words);
        await sendButton(page).click();
        await expect(success(page)).toHaveText(messages.messageSent);
        await mailbox.next(words.Subject);
      });
    }
    expect(new Set(tokens).size).toBe(2);
    expect(tokens).not.toContain('');
  });
});

test.describe('reCAPTCHA', () => {
  const siteKey = 'site-key-of-the-gallery';
  const scriptAddress = 'https://www.google.com/recaptcha/api.js*';

  /** Does what Google's script is asked to do and notes how it was asked. */
  const standIn = `globalThis.asked = [];
    globalThis.grecaptcha = {
      ready: (callback) => setTimeout(callback),
      render: (container, options) => {
        asked.push(['render', { ...options, inForm: container.closest('form') !== null }]);
        return 7;
      },
      execute: async (widget, options) => {
        asked.push(['execute', widget, options]);
        return 'token-' + asked.length;
      },
    };`;

  withGallery(
    'is rendered inline, invisible, and asked for a token of the form’s action',
    async ({ page }) => {
      await page.route(scriptAddress, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: standIn }),
      );
      const bodies: unknown[] = [];
      await page.route(sendAddress, (route) => {
        bodies.push(route.request().postDataJSON());
        return route.fulfill({ status: 200, body: 'OK' });
      });
      await openAwake(page, '/gallery/form-recaptcha');
      await fill(page, goodWords());
      await sendButton(page).click();
      await expect(success(page)).toHaveText(messages.messageSent);
      const asked = await page.evaluate(() => (globalThis as unknown as { asked: unknown[] }).asked);
      expect(asked).toEqual([
        ['render', { sitekey: siteKey, badge: 'inline', size: 'invisible', inForm: true }],
        ['execute', 7, { action: 'contact_form' }],
      ]);
      expect(bodies).toMatchObject([{ template_params: { 'g-recaptcha-response': 'token-2' } }]);
      // A second message needs a token of its own, but no second script.
      await fill(page, goodWords());
      await sendButton(page).click();
      await expect.poll(() => bodies.length).toBe(2);
      expect(bodies[1]).toMatchObject({ template_params: { 'g-recaptcha-response': 'token-3' } });
      await expect(page.locator('script[src*=recaptcha]')).toHaveCount(1);
    },
  );

  for (const [what, answer] of [
    ['blocked', undefined],
    ['replaced by an empty one', ''],
  ] as const) {
    withGallery(
      `is not ready when its script is ${what}, and ready once it loads`,
      sampled(answer === undefined),
      async ({ page }) => {
        await page.route(scriptAddress, (route) =>
          answer === undefined
            ? route.abort()
            : route.fulfill({ contentType: 'text/javascript', body: answer }),
        );
        await page.route(sendAddress, (route) => route.fulfill({ status: 200, body: 'OK' }));
        await openAwake(page, '/gallery/form-recaptcha');
        const words = goodWords();
        await fill(page, words);
        await sendButton(page).click();
        await expect(failure(page)).toContainText('reCAPTCHA not ready. Please try again.');
        expect(await typed(page)).toEqual(words);
        await page.unroute(scriptAddress);
        await page.route(scriptAddress, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: standIn }),
        );
        await sendButton(page).click();
        await expect(success(page)).toHaveText(messages.messageSent);
      },
    );
  }
});
