import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { goodMessage, postJson, signedMessage } from '../test-support/contact-client.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { startSmtpInbox } from '../test-support/smtp-inbox.ts';
import { startTestServer } from '../test-support/test-server.ts';
import { systemClock } from '../lib/clock.ts';
import { startWebhookInbox } from '../delivery/test-support/webhook-inbox.ts';

const key = Buffer.alloc(32, 9);
const secret = `whsec_${key.toString('base64')}`;

test('a message is told to the webhook, signed, and goes to the mailbox', async () => {
  const [smtp, hook] = [await startSmtpInbox(), await startWebhookInbox()];
  const { siteUrl } = await startTestServer({
    SMTP_URL: smtp.url,
    WEBHOOK_URL: hook.url,
    WEBHOOK_SECRET: secret,
  });
  await postJson(siteUrl, await signedMessage(siteUrl));
  const [{ headers, content } = { headers: {}, content: undefined }] = await hook.received(1);
  const id = headers['webhook-id'];
  expect(content).toMatchObject({ type: 'submission.received', data: { id, kind: 'message' } });
  expect(JSON.stringify(content)).not.toContain(goodMessage.message);
  const signed = `${String(id)}.${String(headers['webhook-timestamp'])}.${JSON.stringify(content)}`;
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  await smtp.received(1);
});

test('a chat tool is told in a line what was typed, where that is wished', async () => {
  const hook = await startWebhookInbox();
  const { siteUrl } = await startTestServer({
    WEBHOOK_URL: hook.url,
    WEBHOOK_FORMAT: 'text',
    WEBHOOK_FIELDS: 'all',
  });
  await postJson(siteUrl, await signedMessage(siteUrl));
  const [{ content } = { content: undefined }] = await hook.received(1);
  expect(content).toEqual({ text: expect.stringContaining(goodMessage.from_email) });
});

test('a webhook that is down holds itself and no mail, and no log knows its address', async () => {
  const [smtp, hook] = [await startSmtpInbox(), await startWebhookInbox(302)];
  const { siteUrl, logged, events } = await startTestServer({
    SMTP_URL: smtp.url,
    WEBHOOK_URL: hook.url,
    WEBHOOK_SECRET: secret,
  });
  await postJson(siteUrl, await signedMessage(siteUrl));
  await Promise.all([smtp.received(1), logged('delivery.sent'), logged('outbox.paused')]);
  const ready = JSON.parse((await rawRequest(siteUrl, '/readyz')).text) as unknown;
  expect(ready).toEqual({ ready: true, degraded: false });
  hook.state.status = 200;
  await logged('delivery.sent', 2);
  expect(smtp.mails).toHaveLength(1);
  expect(JSON.stringify(events)).not.toMatch(/secret-path|whsec|127\.0\.0\.1/);
});

test('mail that is held holds no webhook', async () => {
  const [smtp, hook] = [await startSmtpInbox(), await startWebhookInbox()];
  await smtp.stop();
  const { siteUrl, logged, events } = await startTestServer({
    SMTP_URL: smtp.url,
    WEBHOOK_URL: hook.url,
    WEBHOOK_SECRET: secret,
  });
  await postJson(siteUrl, await signedMessage(siteUrl));
  await Promise.all([hook.received(1), logged('delivery.sent'), logged('outbox.paused')]);
  const sent = events.filter(({ event }) => event === 'delivery.sent');
  expect(sent.map(({ fields }) => fields?.channel)).toEqual(['webhook']);
});

test('what waits for a webhook that is taken away is given up where the operator sees it', async () => {
  const hook = await startWebhookInbox(500);
  const first = await startTestServer({ WEBHOOK_URL: hook.url, WEBHOOK_SECRET: secret });
  await postJson(first.siteUrl, await signedMessage(first.siteUrl));
  await first.logged('delivery.failed');
  await first.close();
  // Another server of the same store may still have it: that it has not is clear after a while.
  const soon = await startTestServer({ DATA_DIR: first.dataDir });
  await soon.logged('outbox.not-configured');
  await soon.close();
  const clock = { ...systemClock, now: () => Date.now() + 2 * 60 * 60_000 };
  const second = await startTestServer({ DATA_DIR: first.dataDir }, { clock });
  await second.logged('outbox.abandoned');
  expect(second.events.find(({ event }) => event === 'outbox.abandoned')?.fields).toEqual({
    channel: 'webhook',
    count: 1,
  });
});
