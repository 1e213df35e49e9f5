import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { apply } from '../test-support/apply.ts';
import { startClamDaemon, virus } from '../test-support/clam-daemon.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { startSmtpInbox } from '../test-support/smtp-inbox.ts';
import { startTestServer } from '../test-support/test-server.ts';

describe('with a virus scanner', () => {
  test('an infected resume is refused, a clean one is looked into once', async () => {
    const smtp = await startSmtpInbox();
    const daemon = await startClamDaemon();
    const server = await startTestServer({ SMTP_URL: smtp.url, CLAMAV: daemon.address });
    const infected = await apply(server, {}, { fileName: 'cv.txt', value: Buffer.from(virus) });
    expect(JSON.parse(infected.text)).toMatchObject({
      status: 422,
      errors: [{ field: 'resume', message: 'infected' }],
    });
    expect((await apply(server)).status).toBe(201);
    await smtp.received(1);
    expect(daemon.scanned).toHaveLength(2);
  });

  test('what is refused for something else is not looked into, nor what came before', async () => {
    const daemon = await startClamDaemon();
    const server = await startTestServer({ CLAMAV: daemon.address });
    const file = { fileName: 'cv.txt', value: Buffer.from(virus) };
    const statuses = [
      await apply(server, { name: '' }, file),
      await apply(server, {}, { ...file, fileName: 'cv.exe' }),
      await apply(server, { 'g-recaptcha-response': 'made-up' }, file),
    ].map(({ status }) => status);
    expect(statuses).toEqual([422, 422, 412]);
    expect(daemon.scanned).toEqual([]);
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const answers = [
      await apply(server, {}, undefined, headers),
      await apply(server, {}, undefined, headers),
    ];
    expect(answers[1]).toMatchObject({ status: 201, text: answers[0]!.text });
    expect(daemon.scanned).toHaveLength(1);
  });

  test('several are looked into at once, and no more than that', async () => {
    const waiting = new Set<Socket>();
    let most = 0;
    const full = Promise.withResolvers<void>();
    let gate: Promise<unknown> = full.promise;
    const daemon = await startClamDaemon(0, (socket) => {
      if (waiting.has(socket)) return;
      waiting.add(socket);
      most = Math.max(most, waiting.size);
      // Nobody is answered before eight are there: in single file this would take for ever.
      if (waiting.size === 8) full.resolve();
      // A server that looked into more would bring the next ones while it answers another request.
      gate = gate.then(() => rawRequest(server.siteUrl, '/healthz'));
      void gate.then(() => {
        waiting.delete(socket);
        socket.end('stream: OK\0');
      });
    });
    const server = await startTestServer({ CLAMAV: daemon.address, UPLOADS_PER_ADDRESS: '12' });
    const answers = Array.from({ length: 12 }, (_, n) => apply(server, { name: `Number ${n}` }));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(12).fill(201));
    expect(most).toBe(8);
    const store = await openSqliteStore(server.dataDir, () => undefined);
    const entries = await store.list(20);
    await store.close();
    expect(entries.every(({ attachment }) => attachment?.cleared)).toBe(true);
  });

  test('one that is down keeps resumes in quarantine until it is back', async () => {
    const smtp = await startSmtpInbox();
    const daemon = await startClamDaemon();
    await daemon.stop();
    const env = { SMTP_URL: smtp.url, CLAMAV: daemon.address };
    const server = await startTestServer(env, { scanPause: 10 });
    expect((await apply(server)).status).toBe(201);
    expect((await apply(server, {}, { fileName: 'cv.txt', value: Buffer.from(virus) })).status).toBe(201);
    await server.logged('delivery.failed', 3);
    expect(smtp.mails).toEqual([]);
    const store = await openSqliteStore(server.dataDir, () => undefined);
    // One of them may be under way again at this moment, so its state is left open.
    const { counts } = await store.stats();
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(2);
    await startClamDaemon(daemon.port);
    await smtp.received(1);
    await server.logged('delivery.dead');
    const entries = await store.list(2);
    await store.close();
    expect(entries.find(({ state }) => state === 'dead')?.lastError).toContain('Test.Virus');
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]?.mail.attachments[0]?.filename).toBe('Ada CV.pdf');
  });
});
