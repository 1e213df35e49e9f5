import { describe, expect, test } from 'vitest';
import { refusals } from '../../contracts/messages.ts';
import { goodMessage, postJson, signedMessage } from '../test-support/contact-client.ts';
import { startSmtpInbox } from '../test-support/smtp-inbox.ts';
import { startTestServer } from '../test-support/test-server.ts';

describe('the way of a message', () => {
  test('from the form to the mailbox, as it is received', async () => {
    const smtp = await startSmtpInbox();
    const { siteUrl } = await startTestServer({
      SMTP_URL: smtp.url,
      MAIL_INFO: 'hello@site.test',
      MAIL_FROM: 'web@site.test',
    });
    const response = await postJson(siteUrl, await signedMessage(siteUrl));
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    const [received] = await smtp.received(1);
    expect(received).toMatchObject({ sender: 'web@site.test', recipients: ['hello@site.test'] });
    expect(received?.mail.replyTo).toMatchObject([
      { name: goodMessage.from_name, address: goodMessage.from_email },
    ]);
    expect(received?.mail.subject).toBe(goodMessage.subject);
    expect(received?.mail.text).toContain(goodMessage.message);
  });

  test('one click too many is one mail', async () => {
    const smtp = await startSmtpInbox();
    const { siteUrl, logged } = await startTestServer({ SMTP_URL: smtp.url });
    const params = await signedMessage(siteUrl);
    const responses = await Promise.all([postJson(siteUrl, params), postJson(siteUrl, params)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await postJson(siteUrl, params)).status).toBe(200);
    const reused = await postJson(siteUrl, {
      ...params,
      ...(await signedMessage(siteUrl)),
      idempotency_key: params.idempotency_key,
      subject: 'Other',
    });
    expect([reused.status, await reused.text()]).toEqual([422, `idempotency_key: ${refusals.keyReused}`]);
    await postJson(siteUrl, await signedMessage(siteUrl, { subject: 'The last' }));
    await logged('delivery.sent', 2);
    expect(new Set(smtp.mails.map(({ mail }) => mail.subject))).toEqual(
      new Set([goodMessage.subject, 'The last']),
    );
    expect(smtp.mails).toHaveLength(2);
  });

  test('a mail server that is down delays the mail and nothing else', async () => {
    const first = await startSmtpInbox();
    await first.stop();
    const { siteUrl, logged } = await startTestServer({ SMTP_URL: first.url });
    expect((await postJson(siteUrl, await signedMessage(siteUrl))).status).toBe(200);
    await logged('delivery.failed', 2);
    const second = await startSmtpInbox(first.port);
    second.refuse('4.3.2 not now');
    await logged('delivery.failed', 4);
    expect(second.mails).toEqual([]);
    second.refuse(undefined);
    await second.received(1);
    await logged('delivery.sent');
    expect(second.mails).toHaveLength(1);
  });

  test('a message accepted before a restart is delivered after it', async () => {
    const smtp = await startSmtpInbox();
    smtp.refuse('4.3.2 not now');
    const first = await startTestServer({ SMTP_URL: smtp.url });
    const params = await signedMessage(first.siteUrl);
    await postJson(first.siteUrl, params);
    await first.logged('delivery.failed');
    await first.close();
    smtp.refuse(undefined);
    const second = await startTestServer({ SMTP_URL: smtp.url, DATA_DIR: first.dataDir });
    await smtp.received(1);
    // The key and the used token outlive the restart as well, and so does the secret behind the token.
    expect((await postJson(second.siteUrl, params)).status).toBe(200);
    const replayed = await postJson(second.siteUrl, { ...params, idempotency_key: crypto.randomUUID() });
    expect([replayed.status, await replayed.text()]).toEqual([412, refusals.botCheck]);
    expect(smtp.mails).toHaveLength(1);
  });
});
