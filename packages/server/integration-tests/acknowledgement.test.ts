import { describe, expect, test } from 'vitest';
import { endpoints } from '@website/forms/endpoints';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { apply } from '../test-support/apply.ts';
import { goodMessage, nativeHeaders, postJson, signedMessage } from '../test-support/contact-client.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { startScriptedSmtp } from '../test-support/scripted-smtp.ts';
import { startSmtpInbox } from '../test-support/smtp-inbox.ts';
import { startTestServer } from '../test-support/test-server.ts';

const toVisitor = <Mail extends { recipients: string[] }>(mails: readonly Mail[]): Mail[] =>
  mails.filter(({ recipients }) => recipients.includes(goodMessage.from_email));

describe('an acknowledgement', () => {
  test('tells whoever wrote, with nothing of what was typed, and once an hour', async () => {
    const smtp = await startSmtpInbox();
    const { siteUrl } = await startTestServer({ SMTP_URL: smtp.url, ACKNOWLEDGE: 'messages' });
    await postJson(siteUrl, await signedMessage(siteUrl));
    await smtp.received(2);
    await postJson(siteUrl, await signedMessage(siteUrl, { message: 'Once more' }));
    await smtp.received(3);
    const [received, ...others] = toVisitor(smtp.mails);
    expect(others).toEqual([]);
    expect(received?.mail).toMatchObject({
      subject: 'We have your message',
      to: [{ address: goodMessage.from_email }],
      replyTo: [{ address: 'info@site.test' }],
    });
    expect(received?.raw).toMatch(/^Auto-Submitted: auto-replied\r$/m);
    const { from_email: _, ...typed } = goodMessage;
    for (const words of Object.values(typed)) expect(received?.raw).not.toContain(words);
  });

  test('goes to nobody for whom no bot check vouches, and not to the company itself', async () => {
    const smtp = await startSmtpInbox();
    const { siteUrl, dataDir, close } = await startTestServer({ SMTP_URL: smtp.url, ACKNOWLEDGE: 'all' });
    const body = new URLSearchParams(goodMessage).toString();
    await rawRequest(siteUrl, endpoints.sendMessageForm, { method: 'POST', headers: nativeHeaders, body });
    await postJson(siteUrl, await signedMessage(siteUrl, { from_email: 'info@site.test' }));
    await smtp.received(2);
    await close();
    const store = await openSqliteStore(dataDir, () => undefined);
    expect(await store.list(9)).toMatchObject([
      { verified: true, otherDeliveries: [] },
      { verified: false, otherDeliveries: [] },
    ]);
    await store.close();
  });

  test('is for the forms that are named', async () => {
    const smtp = await startSmtpInbox();
    const server = await startTestServer({ SMTP_URL: smtp.url, ACKNOWLEDGE: 'applications' });
    await postJson(server.siteUrl, await signedMessage(server.siteUrl));
    await apply(server);
    const mails = await smtp.received(3);
    expect(mails.filter(({ mail }) => mail.subject === 'We have your application')).toHaveLength(1);
    expect(toVisitor(mails).filter(({ mail }) => mail.subject === 'We have your message')).toEqual([]);
  });

  test('that is refused alarms nobody, and leaves the message delivered', async () => {
    const smtp = await startScriptedSmtp({});
    const { siteUrl, logged, events } = await startTestServer({
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      ACKNOWLEDGE: 'all',
    });
    await postJson(siteUrl, await signedMessage(siteUrl));
    await logged('delivery.sent', 2);
    smtp.script.RCPT = '550 5.1.1 no such user';
    const other = { from_email: 'nobody@example.org' };
    await postJson(siteUrl, await signedMessage(siteUrl, other));
    await logged('delivery.failed', 2);
    expect(events.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('needs the words of the pages', async () => {
    await expect(startTestServer({ SITE_DIR: 'off', ACKNOWLEDGE: 'all' })).rejects.toThrow(/SITE_DIR is off/);
  });
});
