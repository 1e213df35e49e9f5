import { init, send, sendForm } from '@emailjs/browser';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { embeddedEmailIds } from '@website/forms/endpoints';
import { protocolTexts } from '@website/forms/messages';
import { goodMessage, signedMessage } from '../test-support/contact-client.ts';
import { emailInvalid } from '../test-support/fixture-site.ts';
import { startSmtpInbox } from '../test-support/smtp-inbox.ts';
import { startTestServer } from '../test-support/test-server.ts';

// The client looks for a browser's storage when it is loaded; Node warns about its own at the first look.
vi.hoisted(() => vi.stubGlobal('localStorage', undefined));

const { publicKey, serviceId, templateId } = embeddedEmailIds;

describe('the unmodified EmailJS client', () => {
  beforeEach(() => {
    // All the client asks of a browser.
    vi.stubGlobal('location', { pathname: '/contact-us' });
    vi.stubGlobal('navigator', { webdriver: false, languages: ['en'] });
    return () => vi.unstubAllGlobals();
  });

  test('sends a message', async () => {
    const smtp = await startSmtpInbox();
    const { siteUrl } = await startTestServer({ SMTP_URL: smtp.url });
    const params = await signedMessage(siteUrl);
    init({ publicKey }, siteUrl);
    const result = await send(serviceId, templateId, params).catch((error: unknown) => error);
    expect(result).toMatchObject({ status: 200, text: 'OK' });
    expect((await smtp.received(1))[0]?.mail.subject).toBe(`[website] ${goodMessage.subject}`);
  });

  test('sends a form', async () => {
    const smtp = await startSmtpInbox();
    const { siteUrl } = await startTestServer({ SMTP_URL: smtp.url });
    const fields = await signedMessage(siteUrl);
    const PlatformFormData = FormData;
    vi.stubGlobal(
      'FormData',
      class extends PlatformFormData {
        constructor(form?: unknown) {
          super();
          if (form) for (const [name, value] of Object.entries(fields)) this.append(name, value);
        }
      },
    );
    const form = { nodeName: 'FORM' } as unknown as HTMLFormElement;
    init({ publicKey }, siteUrl);
    const result = await sendForm(serviceId, templateId, form).catch((error: unknown) => error);
    expect(result).toMatchObject({ status: 200, text: 'OK' });
    expect((await smtp.received(1))[0]?.mail.text).toContain(goodMessage.message);
  });

  test.each([
    ['a wrong public key', { publicKey: 'other' }, {}, 400, protocolTexts.publicKey],
    ['no token', { publicKey }, { 'g-recaptcha-response': '' }, 412, 'botCheck'],
    ['a faulty address', { publicKey }, { from_email: 'x' }, 422, `from_email: ${emailInvalid}`],
  ])('is told about %s', async (_, options, changes, status, text) => {
    const { siteUrl } = await startTestServer();
    const params = await signedMessage(siteUrl, changes);
    init(options, siteUrl);
    const result = await send(serviceId, templateId, params).catch((error: unknown) => error);
    expect(result).toMatchObject({ status, text });
  });
});
