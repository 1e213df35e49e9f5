import { describe, expect, test } from 'vitest';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { apply } from '../test-support/apply.ts';
import { startClamDaemon, virus } from '../test-support/clam-daemon.ts';
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
      errors: [{ field: 'resume', message: 'The selected file contains a virus' }],
    });
    expect((await apply(server)).status).toBe(201);
    await smtp.received(1);
    expect(daemon.scanned).toHaveLength(2);
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
