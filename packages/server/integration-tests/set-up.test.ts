import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { postJson, signedMessage } from '../test-support/contact-client.ts';
import { builtFor, fixtureSite } from '../test-support/fixture-site.ts';
import { addressOf, spawnServer } from '../test-support/server-process.ts';
import { tempFolder } from '../test-support/temp-folder.ts';
import { startTestServer } from '../test-support/test-server.ts';

/** What a server that does not start says to its operator. */
const refusal = async (env: Record<string, string>): Promise<string> =>
  startTestServer(env).then(
    () => 'it started',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe('a server does not start', () => {
  test('on pages that were built for other settings', async () => {
    const SITE_DIR = fixtureSite(builtFor({ SITE_URL: 'https://www.site.test', RETENTION_DAYS: '30' }));
    const server = spawnServer({
      SITE_DIR,
      SITE_URL: 'https://other.test',
      RECAPTCHA_SITE_KEY: 'a',
      RECAPTCHA_SECRET_KEY: 'b',
    });
    expect(await server.ended).toBe(1);
    const text = server.output;
    expect(text).not.toMatch(/\n\s+at |node:internal/);
    for (const name of ['SITE_URL', 'RECAPTCHA_SITE_KEY', 'RETENTION_DAYS', 'RETENTION_DAYS_APPLICATIONS'])
      expect(text).toContain(`${name}: built for `);
    expect(text).toContain('npm run build');
  });

  test.each([
    'server/build.json',
    'server/csp.json',
    'server/answers.json',
    'server/answers.cjs',
    'site/404.html',
    'site/services/azure.html',
  ])('on a build that lacks %s', async (file) => {
    const SITE_DIR = fixtureSite();
    rmSync(join(SITE_DIR, file), { recursive: true });
    const text = await refusal({ SITE_DIR });
    expect(text).toContain(` lacks ${file}: run 'npm run build' again.`);
  });

  test.each([
    ['build.json', '{"origin":'],
    ['build.json', '{}'],
    ['csp.json', '[]'],
    ['answers.json', '{"frames":{},"strings":{}}'],
    ['routes.json', 'null'],
    ['routes.json', '{"routes":{},"notFound":"404.html","error":"500.html"}'],
  ])('on a build whose %s is %s', async (file, text) => {
    const SITE_DIR = fixtureSite();
    writeFileSync(join(SITE_DIR, 'server', file), text);
    expect(await refusal({ SITE_DIR })).toMatch(new RegExp(`${file} .*npm run build`));
  });

  test('to send mail to mailboxes that belong to nobody', async () => {
    const record = JSON.parse(builtFor({})['server/build.json'] ?? '') as object;
    const mailboxes = { info: 'info@example.com', careers: 'careers@site.test' };
    const SITE_DIR = fixtureSite({ 'server/build.json': JSON.stringify({ ...record, mailboxes }) });
    const text = await refusal({ SITE_DIR, SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(text).toContain('info@example.com');
    expect(text).toContain('MAIL_INFO');
    const mended = await startTestServer({
      SITE_DIR,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_INFO: 'info@site.test',
    });
    expect(mended.mailDestination).toBe('127.0.0.1:1, to info@site.test and careers@site.test');
  });
});

/** A port that another program listens on. */
async function takenPort(): Promise<string> {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const address = taken.address();
  return String(typeof address === 'object' ? address?.port : 0);
}

/** A data folder whose database holds these bytes. */
function dataFolder(database: string): string {
  const folder = tempFolder();
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'data/submissions.db'), database);
  return join(folder, 'data');
}

/** A data folder in which the lock's place is taken. */
function lockedFolder(): string {
  const folder = dataFolder('');
  mkdirSync(join(folder, 'server.lock'));
  return folder;
}

describe('a server that cannot have what it is set up for says which setting, in one sentence', () => {
  test.each<[string, () => Promise<Record<string, string>>, RegExp]>([
    ['a port in use', async () => ({ PORT: await takenPort() }), /^PORT: port \d+ is in use/],
    [
      'a port of the metrics in use',
      async () => ({ METRICS_PORT: await takenPort() }),
      /^METRICS_PORT: port \d+ is/,
    ],
    ['no address', async () => ({ HOST: '999.1.1.1' }), /^HOST: .*999\.1\.1\.1/],
    [
      'an address of another machine',
      async () => ({ HOST: '192.0.2.1' }),
      /^HOST: 192\.0\.2\.1 is no address/,
    ],
    [
      'a data folder that is a file',
      async () => ({ DATA_DIR: join(fixtureSite(), 'site/robots.txt') }),
      /^DATA_DIR: /,
    ],
    [
      'one below a file',
      async () => ({ DATA_DIR: join(fixtureSite(), 'site/robots.txt/data') }),
      /^DATA_DIR: /,
    ],
    [
      'one that cannot be made',
      async () => ({ DATA_DIR: '/proc/no/data' }),
      /^DATA_DIR: .*no folder can be made there/,
    ],
    ['one with too long a name', async () => ({ DATA_DIR: 'long'.repeat(2000) }), /^DATA_DIR: /],
    ['words for an address', async () => ({ HOST: 'this machine' }), /^HOST: /],
    ['an address in brackets', async () => ({ HOST: '[::1]' }), /^HOST: /],
    ['a host without end', async () => ({ HOST: 'long'.repeat(100) }), /^HOST: /],
    ['no pages', async () => ({ SITE_DIR: tempFolder() }), /^There is no built site in .*npm run build/],
    [
      'a file in the place of pages',
      async () => ({ SITE_DIR: join(fixtureSite(), 'site/robots.txt') }),
      /^There is no built site in .*npm run build/,
    ],
    [
      'a damaged database',
      async () => ({ DATA_DIR: dataFolder('x'.repeat(5000)) }),
      /submissions\.db is damaged.*backup/,
    ],
    [
      'a lock that cannot be opened, such as another user’s',
      async () => ({ DATA_DIR: lockedFolder() }),
      /^DATA_DIR: .*server\.lock: unable to open.* let this user write there/,
    ],
  ])('%s', async (_, prepare, words) => {
    const text = await refusal(await prepare());
    expect(text).toMatch(words);
    expect(text).not.toContain('\n');
  });

  test('and lets go of everything it had', async () => {
    const DATA_DIR = join(tempFolder(), 'data');
    expect(await refusal({ DATA_DIR, PORT: await takenPort() })).toMatch(/^PORT/);
    const { events } = await startTestServer({ DATA_DIR });
    expect(events.filter(({ level }) => level !== 'info')).toEqual([]);
  });
});

test('a server whose log nobody reads any more goes on', async () => {
  const server = spawnServer({});
  const address = await addressOf(server);
  server.child.stdout?.destroy();
  for (let n = 0; n < 3; n += 1) await postJson(address, await signedMessage(address));
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});

test('a signal told twice in one moment is one, and the server stops in order', async () => {
  const server = spawnServer({});
  await addressOf(server);
  server.child.kill('SIGINT');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.output).toContain('server.stopped');
});
