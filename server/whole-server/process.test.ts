import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { endpoints } from '../../contracts/endpoints.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { goodMessage, makeToken, nativeHeaders, postJson } from '../test-support/contact-client.ts';
import { fixtureSite } from '../test-support/fixture-site.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { startSmtpInbox } from '../test-support/smtp-inbox.ts';
import { tempFolder } from '../test-support/temp-folder.ts';

/** A server in a process of its own, with everything it printed. */
type ServerProcess = {
  child: ChildProcess;
  output: string;
  ended: Promise<number | null>;
  printed(text: string): Promise<void>;
};

function spawnServer(env: Readonly<Record<string, string>>): ServerProcess {
  const defaults = {
    PORT: '0',
    HOST: '127.0.0.1',
    SITE_DIR: fixtureSite(),
    RATE_LIMIT_SUBMISSIONS: '100000',
    RATE_LIMIT_UNVERIFIED: '100000',
  };
  const child = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
    env: { PATH: process.env.PATH, ...defaults, DATA_DIR: env.DATA_DIR ?? tempFolder(), ...env },
    // A folder without an .env file.
    cwd: tempFolder(),
  });
  const ended = once(child, 'close').then(() => child.exitCode);
  const server: ServerProcess = { child, output: '', ended, printed };
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      server.output += chunk.toString();
      for (const listener of listeners) listener();
    });
  function printed(text: string): Promise<void> {
    const seen = new Promise<void>((resolve) => {
      const check = () => void (server.output.includes(text) && resolve());
      listeners.add(check);
      check();
    });
    const early = ended.then(() => {
      throw new Error(`The server ended without printing '${text}':\n${server.output}`);
    });
    early.catch(() => undefined);
    return Promise.race([seen, early]);
  }
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return server;
}

/** Waits until the server is up and returns its address. */
async function addressOf(server: ServerProcess): Promise<string> {
  await server.printed('Mail ');
  const port = /http:\/\/localhost:(\d+)/.exec(server.output)?.[1];
  return `http://127.0.0.1:${port}`;
}

describe('the server process', () => {
  test('prints three lines, logs JSON from then on, and stops cleanly on SIGTERM', async () => {
    const server = spawnServer({ MAIL_INFO: 'hello@example.com' });
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
      'set PORT',
    ],
  ])('explains %s', async (_, prepare, words) => {
    const server = spawnServer(await prepare());
    expect(await server.ended).toBe(1);
    expect(server.output).toContain(words);
    expect(server.output).not.toMatch(/\n\s+at /);
  });
});

test(
  'killed in the middle of many posts, it loses nothing that it answered',
  { timeout: 30_000 },
  async () => {
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
      accepted.add(`[unverified] ${subject}`);
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
    for (let copies = stored.length; subjects().size < stored.length; copies += 1)
      await smtp.received(copies);
    expect([...accepted].filter((subject) => !subjects().has(subject))).toEqual([]);
    const copies = Map.groupBy(smtp.mails, ({ mail }) => mail.messageId);
    expect(copies.size).toBe(stored.length);
    expect(Math.max(...[...copies.values()].map(({ length }) => length))).toBeLessThanOrEqual(2);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  },
);
