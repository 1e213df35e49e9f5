import { readdirSync } from 'node:fs';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { encodeForm, formType, goodParts } from '../forms/test-support/application-form.ts';
import { endpoints } from '@website/forms/endpoints';
import { challengeLifetime } from '../forms/proof-of-work.ts';
import { apply } from '../test-support/apply.ts';
import { makeToken } from '../test-support/contact-client.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { startSmtpInbox } from '../test-support/smtp-inbox.ts';
import { type TestServer, startTestServer } from '../test-support/test-server.ts';

/** The start of an upload that stays unfinished until it is destroyed. */
async function startUpload({ siteUrl }: TestServer, bytes = 200_000) {
  const { hostname, port } = new URL(siteUrl);
  const whole = encodeForm(goodParts({}, { fileName: 'cv.txt', value: Buffer.alloc(1_000_000, 'x') }));
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const head = `POST ${endpoints.applications} HTTP/1.1\r\nHost: x\r\nContent-Type: ${formType}\r\nContent-Length: ${whole.length}\r\n\r\n`;
  await new Promise<void>((resolve) => {
    socket.write(Buffer.concat([Buffer.from(head), whole.subarray(0, bytes)]), () => resolve());
  });
  return socket;
}

describe('uploads', () => {
  test('over the cap are asked to come back, and may once there is room', async () => {
    const server = await startTestServer({ UPLOADS_AT_ONCE: '1' });
    const held = await startUpload(server);
    const turnedAway = await apply(server);
    expect([turnedAway.status, turnedAway.headers['retry-after']]).toEqual([503, '5']);
    held.destroy();
    await expect.poll(async () => (await apply(server)).status).toBe(201);
  });

  test('broken off leave nothing', async () => {
    const smtp = await startSmtpInbox();
    const server = await startTestServer({ SMTP_URL: smtp.url });
    const held = await Promise.all([
      startUpload(server),
      startUpload(server, 900_000),
      startUpload(server, 10),
    ]);
    for (const socket of held) socket.destroy();
    await apply(server);
    await server.logged('delivery.sent');
    expect(readdirSync(join(server.dataDir, 'uploads'))).toEqual([]);
    expect(server.events.map(({ event }) => event)).toEqual(['submission.accepted', 'delivery.sent']);
  });

  test.each([
    ['set out in time', -20, 201],
    ['set out too late', 20, 412],
  ])('whose token expires on the way are judged by when they %s', async (_, seconds, status) => {
    const server = await startTestServer();
    const token = await makeToken(server.siteUrl, 'job_application');
    const end = Date.now() + challengeLifetime * 1000;
    vi.useFakeTimers({ toFake: ['Date'], now: end + seconds * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    const body = encodeForm(goodParts({ 'g-recaptcha-response': token }));
    const { port } = new URL(server.siteUrl);
    const head = { 'Content-Type': formType, 'Content-Length': body.length };
    const call = request({ port, method: 'POST', path: endpoints.applications, headers: head });
    const answered = once(call, 'response') as Promise<[IncomingMessage]>;
    await new Promise<void>((resolve) => void call.write(body.subarray(0, 100), () => resolve()));
    // The server has begun with it once it answers what was asked later.
    await rawRequest(server.siteUrl, '/healthz');
    vi.setSystemTime(end + 120_000);
    call.end(body.subarray(100));
    const [answer] = await answered;
    answer.resume();
    expect(answer.statusCode).toBe(status);
  });

  test('that stop coming do not hold the server', async () => {
    const server = await startTestServer({ BODY_TIMEOUT: '1', UPLOADS_AT_ONCE: '1' });
    const socket = await startUpload(server);
    const answer = await new Promise<string>((resolve) => {
      socket.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect((await apply(server)).status).toBe(201);
  });
});
