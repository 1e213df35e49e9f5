import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { encodeForm, formType, goodParts } from '../applications/test-support/application-form.ts';
import { endpoints } from '../../contracts/endpoints.ts';
import { apply } from '../test-support/apply.ts';
import { startSmtpInbox } from '../test-support/smtp-inbox.ts';
import { type TestServer, startTestServer } from '../test-support/test-server.ts';

/** The start of an upload that stays unfinished until it is destroyed. */
async function holdUpload({ siteUrl }: TestServer, bytes = 200_000) {
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
    const held = await holdUpload(server);
    const turnedAway = await apply(server);
    expect([turnedAway.status, turnedAway.headers['retry-after']]).toEqual([503, '5']);
    held.destroy();
    await expect.poll(async () => (await apply(server)).status).toBe(201);
  });

  test('broken off leave nothing', async () => {
    const smtp = await startSmtpInbox();
    const server = await startTestServer({ SMTP_URL: smtp.url });
    const held = await Promise.all([holdUpload(server), holdUpload(server, 900_000), holdUpload(server, 10)]);
    for (const socket of held) socket.destroy();
    await apply(server);
    await server.logged('delivery.sent');
    expect(readdirSync(join(server.dataDir, 'uploads'))).toEqual([]);
    expect(server.events.map(({ event }) => event)).toEqual(['submission.accepted', 'delivery.sent']);
  });

  test('that stop coming do not hold the server', async () => {
    const server = await startTestServer({ BODY_TIMEOUT: '1', UPLOADS_AT_ONCE: '1' });
    const socket = await holdUpload(server);
    const answer = await new Promise<string>((resolve) => {
      socket.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect((await apply(server)).status).toBe(201);
  });
});
