import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { endpoints } from '@website/forms/endpoints';
import { day } from '@website/forms/limits';
import { manualClock } from '../delivery/test-support/manual-clock.ts';
import { goodMessage, postJson, sendBody, signedMessage } from '../test-support/contact-client.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { startSmtpInbox } from '../test-support/smtp-inbox.ts';
import { startTestServer } from '../test-support/test-server.ts';

describe('operation', () => {
  test('pages, files, the API and health share one server and its headers', async () => {
    const { siteUrl } = await startTestServer();
    const answers = ['/', '/nowhere', '/Services/Azure', '/api/nothing', '/healthz', '/readyz', '/%zz'];
    for (const target of answers) {
      const { headers } = await rawRequest(siteUrl, target);
      expect(headers['content-security-policy']).toContain("style-src 'self'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    }
    // Each page's policy names its own styles and no others'.
    for (const [target, hash] of [
      ['/', " 'sha256-style'"],
      ['/services/azure', " 'sha256-other'"],
      ['/careers/JobApplicationform', ''],
      ['/nowhere', ''],
    ]) {
      const { headers } = await rawRequest(siteUrl, target ?? '');
      expect(headers['content-security-policy']).toContain(`style-src 'self'${hash}; img-src`);
    }
    const { headers: ofFile } = await rawRequest(siteUrl, '/robots.txt');
    expect(ofFile['content-security-policy']).toMatch(/^default-src 'none'; /);
    expect(ofFile['x-content-type-options']).toBe('nosniff');
    expect(await rawRequest(siteUrl, '/healthz')).toMatchObject({ status: 200, text: 'ok' });
    expect((await rawRequest(siteUrl, '/healthzzz')).status).toBe(404);
    // A proxy may have a rule for `/api/` alone.
    for (const path of ['/api/../healthz', '/api/v1.0/%2e%2e/../readyz', '/api/./challenge'])
      expect((await rawRequest(siteUrl, path)).status).toBe(404);
    expect((await rawRequest(siteUrl, '/healthz?a=/../')).status).toBe(200);
  });

  test('without a site the API answers alone', async () => {
    const { siteUrl } = await startTestServer({ SITE_DIR: 'off' });
    expect((await rawRequest(siteUrl, '/healthz')).status).toBe(200);
    expect(await rawRequest(siteUrl, '/')).toMatchObject({ status: 404, text: 'Not Found' });
  });

  test('/readyz › one mail is put off › ready, and nothing to tell yet', async () => {
    const smtp = await startSmtpInbox();
    smtp.refuse('4.3.2 not now');
    const { siteUrl } = await startTestServer({ SMTP_URL: smtp.url });
    await postJson(siteUrl, await signedMessage(siteUrl));
    const ready = await rawRequest(siteUrl, '/readyz');
    expect([ready.status, JSON.parse(ready.text)]).toEqual([200, { ready: true, degraded: false }]);
  });

  test('metrics are on a port of their own', async () => {
    const { siteUrl, metricsUrl = '', logged } = await startTestServer({ METRICS_PORT: '0' });
    await postJson(siteUrl, await signedMessage(siteUrl));
    await logged('delivery.sent');
    const text = await (await fetch(metricsUrl)).text();
    expect(text).toContain('site_submissions_total{kind="message",verified="true"} 1');
    expect(text).toContain('site_deliveries_total{channel="mail",outcome="delivered"} 1');
    expect(text).toContain('site_stored_submissions{kind="message",state="delivered"} 1');
    expect(text).toMatch(/^site_oldest_undelivered_seconds 0$/m);
    expect((await fetch(`${siteUrl}/metrics`)).status).toBe(404);
  });

  test('metrics that somebody never finishes to ask for hold up no stop', async () => {
    const { metricsUrl = '', close } = await startTestServer({ METRICS_PORT: '0' });
    const scrape = connect(Number(new URL(metricsUrl).port), '127.0.0.1');
    const ended = once(scrape, 'close');
    // The server has read the half request when it answers the whole one before it.
    scrape.write('GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\nGET /metrics HTTP/1.1\r\n');
    await once(scrape, 'data');
    scrape.resume();
    await close();
    await ended;
    expect(scrape.destroyed).toBe(true);
  });

  test('logs hold nothing about a person', async () => {
    const { siteUrl, events, logged } = await startTestServer();
    await postJson(siteUrl, await signedMessage(siteUrl));
    await logged('delivery.sent');
    const text = JSON.stringify(events);
    for (const words of [...Object.values(goodMessage), '127.0.0.1']) expect(text).not.toContain(words);
  });

  test('a second server on the same data folder is refused', async () => {
    const { dataDir } = await startTestServer();
    await expect(startTestServer({ DATA_DIR: dataDir })).rejects.toThrow(/Another server is using/);
  });

  test('closing lets a request under way end', async () => {
    const { siteUrl, close } = await startTestServer();
    const { hostname, port } = new URL(siteUrl);
    const body = sendBody(goodMessage);
    let text = '';
    const socket = connect(Number(port), hostname);
    const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.write(
      `POST ${endpoints.sendMessage} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`,
    );
    await rawRequest(siteUrl, '/healthz');
    const closed = close();
    await expect
      .poll(() =>
        rawRequest(siteUrl, '/healthz').then(
          () => 'answered',
          (error: Error) => error.message,
        ),
      )
      .toMatch(/ECONNREFUSED/);
    socket.write(body.slice(10));
    await closed;
    await ended;
    expect(text).toMatch(/^HTTP\/1\.1 412 /);
  });
});

test('without a mail server, every day a line says that mails are only files', async () => {
  const clock = manualClock(Date.now());
  const { events, logged } = await startTestServer({}, { clock });
  expect(events.map(({ event }) => event)).not.toContain('mail.only-files');
  clock.advance(day);
  await logged('mail.only-files');
  clock.advance(day);
  await logged('mail.only-files', 2);
});
