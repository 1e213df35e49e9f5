import { describe, expect, test } from 'vitest';
import { goodMessage, postJson, signedMessage } from '../test-support/contact-client.ts';
import { operate } from '../../inbox/command/test-support/operate.ts';
import { manualClock } from '../delivery/test-support/manual-clock.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { startScriptedSmtp } from '../test-support/scripted-smtp.ts';
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
    expect(received?.mail.subject).toBe(`[website] ${goodMessage.subject}`);
    expect(received?.mail.text).toContain(goodMessage.message);
  });

  test('goes to several mailboxes, where several are set', async () => {
    const smtp = await startSmtpInbox();
    const { siteUrl } = await startTestServer({ SMTP_URL: smtp.url, MAIL_INFO: 'a@site.test, b@site.test' });
    await postJson(siteUrl, await signedMessage(siteUrl));
    expect((await smtp.received(1))[0]?.recipients).toEqual(['a@site.test', 'b@site.test']);
  });

  test('a recipient that refuses is seen in list, stats and metrics, and the others have the mail', async () => {
    const smtp = await startSmtpInbox();
    const {
      siteUrl,
      logged,
      dataDir,
      metricsUrl = '',
    } = await startTestServer({
      SMTP_URL: smtp.url,
      MAIL_INFO: 'a@site.test,gone@site.test',
      METRICS_PORT: '0',
    });
    await postJson(siteUrl, await signedMessage(siteUrl));
    await logged('delivery.sent');
    await logged('mail.partly-refused');
    expect((await smtp.received(1))[0]?.recipients).toEqual(['a@site.test']);
    const refusal = '550 no such user';
    expect(await operate(dataDir, ['list'])).toContain(`gone@site.test refused it: ${refusal}`);
    expect(await operate(dataDir, ['stats'])).toMatch(/gone@site\.test has refused since .* 1 mail: 550/);
    expect(await (await fetch(metricsUrl)).text()).toContain('site_refusing_recipients 1');
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
    expect([reused.status, await reused.text()]).toEqual([422, `idempotency_key: keyReused`]);
    await postJson(siteUrl, await signedMessage(siteUrl, { subject: 'The last' }));
    await logged('delivery.sent', 2);
    expect(new Set(smtp.mails.map(({ mail }) => mail.subject))).toEqual(
      new Set([`[website] ${goodMessage.subject}`, '[website] The last']),
    );
    expect(smtp.mails).toHaveLength(2);
  });

  test('a mail server that is down delays the mail and nothing else', async () => {
    const first = await startSmtpInbox();
    await first.stop();
    const { siteUrl, logged } = await startTestServer({ SMTP_URL: first.url });
    expect((await postJson(siteUrl, await signedMessage(siteUrl))).status).toBe(200);
    await logged('outbox.paused');
    const second = await startSmtpInbox(first.port);
    second.refuse('4.3.2 not now');
    await logged('delivery.failed', 2);
    expect(second.mails).toEqual([]);
    second.refuse(undefined);
    await second.received(1);
    await logged('delivery.sent');
    expect(second.mails).toHaveLength(1);
  });

  test('a password that is refused is told at once by the log, the health check and the metrics', async () => {
    const smtp = await startScriptedSmtp({
      EHLO: '250-scripted\r\n250 AUTH PLAIN',
      AUTH: '535 5.7.8 bob@site.test: go away',
    });
    const {
      siteUrl,
      metricsUrl = '',
      logged,
      events,
    } = await startTestServer({
      SMTP_URL: `smtp://bob:secret@127.0.0.1:${smtp.port}`,
      METRICS_PORT: '0',
    });
    await postJson(siteUrl, await signedMessage(siteUrl));
    await logged('outbox.paused');
    expect(events.find(({ event }) => event === 'outbox.paused')).toMatchObject({
      level: 'error',
      fields: { cause: 'authentication', code: '535 5.7.8' },
    });
    const ready = await rawRequest(siteUrl, '/readyz');
    expect([ready.status, JSON.parse(ready.text)]).toEqual([
      200,
      // The cause is nothing for the public.
      { ready: true, degraded: true },
    ]);
    const metrics = await (await fetch(metricsUrl)).text();
    expect(metrics).toMatch(/^site_outbox_paused\{channel="mail"\} 1$/m);
    expect(metrics).toMatch(/^site_outbox_paused_seconds\{channel="mail"\} \d/m);
    expect(JSON.stringify(events)).not.toMatch(/bob|secret/);
    delete smtp.script.AUTH;
    await logged('outbox.resumed');
    await logged('delivery.sent');
    expect(await (await fetch(metricsUrl)).text()).toMatch(/^site_outbox_paused\{channel="mail"\} 0$/m);
  });

  test('a mail that hangs is cut off at a stop, and goes out after the next start as if it had not been tried', async () => {
    const smtp = await startScriptedSmtp({ DATA: { does: 'hang' } });
    const clock = manualClock(Date.now() + 60_000);
    const first = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }, { clock });
    await postJson(first.siteUrl, await signedMessage(first.siteUrl));
    await smtp.said('DATA');
    const end = { isNear: true };
    const closed = first.close().then(() => (end.isNear = false));
    while (end.isNear) {
      clock.advance(1000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await closed;
    delete smtp.script.DATA;
    const env = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, DATA_DIR: first.dataDir };
    const second = await startTestServer(env, { clock });
    await second.logged('delivery.sent');
    expect(second.events.find(({ event }) => event === 'delivery.sent')?.fields).toMatchObject({
      attempt: 1,
    });
    expect(smtp.taken).toHaveLength(1);
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
    expect([replayed.status, await replayed.text()]).toEqual([412, 'botCheck']);
    expect(smtp.mails).toHaveLength(1);
  });
});
