import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { endpoints } from '@website/forms/endpoints';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { goodMessage, makeToken, nativeHeaders, postJson } from '../test-support/contact-client.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { addressOf, spawnServer } from '../test-support/server-process.ts';
import { startSmtpInbox } from '../test-support/smtp-inbox.ts';
import { tempFolder } from '../test-support/temp-folder.ts';

describe('the server process', () => {
  test('prints three lines, logs JSON from then on, and stops cleanly on SIGTERM', async () => {
    const server = spawnServer({ MAIL_INFO: 'hello@site.test' });
    const address = await addressOf(server);
    expect(
      server.output
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/\s{2,}/)[0]),
    ).toEqual(['Site', 'Submissions', 'Mail']);
    const params = { ...goodMessage, 'g-recaptcha-response': await makeToken(address) };
    expect((await postJson(address, params)).status).toBe(200);
    await server.printed('delivery.sent');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const events = server.output
      .trimEnd()
      .split('\n')
      .slice(3)
      .map((line) => JSON.parse(line) as { event: string });
    expect(events.map(({ event }) => event)).toEqual([
      'submission.accepted',
      'delivery.sent',
      'server.stopping',
      'server.stopped',
    ]);
  });

  test('says in one line how many placeholders a public site still has', async () => {
    const lineOf = async (env: Record<string, string>) => {
      const server = spawnServer(env);
      await server.printed('Mail  ');
      server.child.kill('SIGTERM');
      await server.ended;
      return server.output.split('\n').filter((line) => line.startsWith('Unfinished'));
    };
    expect(await lineOf({ SITE_URL: 'https://www.our-own-company.com' })).toEqual([
      expect.stringContaining('3 placeholders'),
    ]);
    expect(await lineOf({ SITE_URL: 'https://site.test' })).toEqual([]);
  });

  test('names every faulty setting and does not start', async () => {
    const server = spawnServer({ PORT: 'high', SMTP_URL: 'mail', DATABASE_URL: 'postgres://h/d' });
    expect(await server.ended).toBe(1);
    for (const name of ['PORT: expected', 'SMTP_URL: expected', 'DATABASE_URL: expected'])
      expect(server.output).toContain(name);
    expect(server.output).not.toMatch(/\n\s+at /);
  });

  test.each<[string, () => Promise<Record<string, string>>, string]>([
    ['a build that is missing', async () => ({ SITE_DIR: tempFolder() }), 'npm run build'],
    [
      'a port in use',
      async () => {
        const taken = createServer().listen(0, '127.0.0.1');
        await once(taken, 'listening');
        onTestFinished(() => void taken.close());
        const address = taken.address();
        return { PORT: String(typeof address === 'object' ? address?.port : 0) };
      },
      'PORT: port ',
    ],
  ])('explains %s', async (_, prepare, words) => {
    const server = spawnServer(await prepare());
    expect(await server.ended).toBe(1);
    expect(server.output).toContain(words);
    expect(server.output).not.toMatch(/\n\s+at /);
  });
});

test('killed in the middle of many posts, it loses nothing that it answered', async () => {
  const smtp = await startSmtpInbox();
  const DATA_DIR = tempFolder();
  const first = spawnServer({ DATA_DIR, SMTP_URL: smtp.url });
  const address = await addressOf(first);
  const count = 300;
  const accepted = new Set<string>();
  const enough = Promise.withResolvers<void>();
  const posts = Array.from({ length: count }, async (_, n) => {
    const subject = `Number ${n}`;
    // Native posts need no token, which would take longer to make than all the rest.
    const body = new URLSearchParams({ ...goodMessage, subject }).toString();
    const request = { method: 'POST', headers: nativeHeaders, body };
    const response = await rawRequest(address, endpoints.sendMessageForm, request).catch(() => undefined);
    if (response?.status !== 200) return;
    accepted.add(`[website] [unverified] ${subject}`);
    if (accepted.size === count / 3) enough.resolve();
  });
  await enough.promise;
  first.child.kill('SIGKILL');
  await first.ended;
  await Promise.all(posts);
  expect(accepted.size).toBeGreaterThanOrEqual(count / 3);

  const second = spawnServer({ DATA_DIR, SMTP_URL: smtp.url });
  await addressOf(second);
  // Every stored message is delivered; a mail under way when the server died may come twice.
  const store = await openSqliteStore(DATA_DIR, () => undefined);
  const stored = await store.list(count);
  await store.close();
  const subjects = () => new Set(smtp.mails.map(({ mail }) => mail.subject));
  for (let copies = stored.length; subjects().size < stored.length; copies += 1) await smtp.received(copies);
  expect([...accepted].filter((subject) => !subjects().has(subject))).toEqual([]);
  const copies = Map.groupBy(smtp.mails, ({ mail }) => mail.messageId);
  expect(copies.size).toBe(stored.length);
  expect(Math.max(...[...copies.values()].map(({ length }) => length))).toBeLessThanOrEqual(2);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});
