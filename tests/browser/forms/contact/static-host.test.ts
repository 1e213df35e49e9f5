/** The public files alone, on a host that knows nothing of us: messages go to the EmailJS provider. */
import { expect, test, type Page } from '@playwright/test';
import { type HostedSite, hostSite } from '../../support/static-host.ts';
import { watchPage } from '../../support/page-watch.ts';
import { beforeRelease } from '../../support/sample.ts';
import { openAwake } from '../../support/visitor.ts';

const message = {
  from_name: 'Ada Lovelace',
  from_email: 'ada@example.org',
  subject: 'An engine',
  message: 'Could you build it?',
};

/** A site for the tests of one group; to build one takes its time on a busy machine. */
function hosted(env: Readonly<Record<string, string>>): () => HostedSite {
  let site: HostedSite | undefined;
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    site = await hostSite(env);
  });
  test.afterAll(() => site?.stop());
  return () => {
    if (!site) throw new Error('the site was not built');
    return site;
  };
}

/** Fills in the form and sends it; gives every address that the page asked for. */
async function send(page: Page, origin: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAwake(page, `${origin}/contact-us`);
  for (const [name, value] of Object.entries(message)) await page.locator(`[name=${name}]`).fill(value);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('status')).toHaveText('✅ Message sent successfully!');
  return asked;
}

/** What the provider gets, in the wire format of its own client. */
const sent = (params: object): object => ({
  path: '/api/v1.0/email/send',
  body: {
    lib_version: '4.4.1',
    user_id: 'public',
    service_id: 'service',
    template_id: 'template',
    template_params: { ...message, ...params },
  },
});

test.describe('a static build', () => {
  const site = hosted({});

  test('sends a message to the provider, without a challenge that nobody could make', async ({ page }) => {
    const { origin, received } = site();
    const asked = await send(page, origin);
    expect(received).toEqual([sent({})]);
    expect(asked.filter((url) => url.startsWith(`${origin}/api/`))).toEqual([]);
    const receipt = page.getByRole('region', { name: /^Your receipt from / });
    await expect(receipt.getByText(message.subject)).toBeVisible();
    await expect(receipt.getByText('Reference')).toHaveCount(0);
  });

  test('offers the careers mailbox where nobody could receive a resume', async ({ page }) => {
    await page.goto(`${site().origin}/careers/JobApplicationform`);
    const main = page.getByRole('main');
    await expect(main.locator('a[href="mailto:careers@example.com"]').first()).toBeVisible();
    await expect(main.locator('form, input')).toHaveCount(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('names the mailbox in place of a form that would leave for the provider’s page', async ({
      page,
    }) => {
      await page.goto(`${site().origin}/contact-us`);
      const main = page.getByRole('main');
      await expect(main.getByRole('paragraph').filter({ hasText: 'JavaScript' })).toBeVisible();
      await expect(main.getByRole('link', { name: 'info@example.com' })).toHaveCount(2);
      await expect(main.getByRole('textbox')).toHaveCount(0);
    });
  });

  test('shows the form alone where there is script', async ({ page }) => {
    await page.goto(`${site().origin}/contact-us`);
    const main = page.getByRole('main');
    await expect(main.getByRole('paragraph').filter({ hasText: 'JavaScript' })).toBeHidden();
    await expect(main.getByRole('textbox')).toHaveCount(4);
  });

  test('is read without a fault, unknown addresses included', async ({ page }) => {
    const { origin } = site();
    for (const path of ['/', '/services/azure', '/careers/JobApplicationform', '/contact-us']) {
      const faults = watchPage(page, origin);
      await openAwake(page, origin + path);
      expect(faults).toEqual([]);
    }
    const response = await page.goto(`${origin}/no-such-page`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toBeVisible();
  });
});

test.describe('a static build with reCAPTCHA', () => {
  const site = hosted({ RECAPTCHA_SITE_KEY: 'key-of-the-host' });

  test('sends Google’s token along', beforeRelease, async ({ page }) => {
    await page.route('https://www.google.com/recaptcha/api.js*', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `globalThis.grecaptcha = { ready: (call) => call(), render: () => 0, execute: async () => 'of-google' };`,
      }),
    );
    const { origin, received } = site();
    const asked = await send(page, origin);
    expect(received).toEqual([sent({ 'g-recaptcha-response': 'of-google' })]);
    expect(asked.filter((url) => url.startsWith(`${origin}/api/`))).toEqual([]);
  });
});
