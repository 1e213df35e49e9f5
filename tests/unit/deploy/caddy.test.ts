/** The configuration of Caddy: as text, and used by Caddy itself. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endpoints } from '@website/forms/endpoints';
import { rawRequest } from '../../../packages/server/test-support/raw-request.ts';
import { addressOf, spawnServer } from '../../../packages/server/test-support/server-process.ts';
import { tempFolder } from '../../../packages/server/test-support/temp-folder.ts';
import { withPrograms } from '../support/programs.ts';
import { freePort } from './free-port.ts';

const text = readFileSync(join(import.meta.dirname, '../../../deploy/Caddyfile'), 'utf8');

const statusOf = (address: string, target: string): Promise<number | undefined> =>
  rawRequest(address, target).then(
    ({ status }) => status,
    () => undefined,
  );

/** Runs Caddy on the file as it is, without TLS and without its own door for changes; it ends with the test. */
async function startCaddy(...sites: string[]): Promise<string> {
  const folder = tempFolder();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const config = join(folder, 'Caddyfile');
  // Without TLS both blocks of the file share one port.
  writeFileSync(config, `{\n\tadmin off\n\thttp_port ${port}\n}\n${text}`);
  const caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      SITE_URL: address,
      SITES: sites.map((site) => new URL(site).host).join(' '),
    },
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    caddy.kill('SIGKILL');
    await once(caddy, 'close');
  });
  await expect.poll(() => statusOf(address, '/')).toBe(200);
  return address;
}

/** Stands before a server and counts how often somebody looks whether it is well. */
async function countLooks(site: string) {
  const looks = { count: 0, address: '' };
  const between = createServer((incoming, outgoing) => {
    const { url = '/', method = 'GET', headers } = incoming;
    if (/^\/(?:healthz|readyz)/.test(url)) looks.count += 1;
    const call = request(`${site}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
  });
  between.listen(0, '127.0.0.1');
  await once(between, 'listening');
  onTestFinished(() => {
    between.closeAllConnections();
    between.close();
  });
  const at = between.address();
  looks.address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : 0}`;
  return looks;
}

test('asks whether a server goes on, not whether its store is there: pages need none', () => {
  expect([...text.matchAll(/^\s*health_\w+ .*/gm)].map(([line]) => line.trim())).toEqual([
    'health_uri /healthz',
    'health_interval 1s',
    'health_timeout 2s',
  ]);
});

withPrograms(['caddy'], 'Caddy', () => {
  test('leads every other name to the public address', async () => {
    const address = await startCaddy(await addressOf(spawnServer({ TRUST_PROXY: '127.0.0.1' })));
    const other = await rawRequest(address, '/services?a=1', { headers: { Host: 'corp.example' } });
    expect([other.status, other.headers.location]).toEqual([308, `${address}/services?a=1`]);
  });

  test('has every page while one of two servers is frozen', async () => {
    const servers = [1, 2].map(() => spawnServer({ TRUST_PROXY: '127.0.0.1' }));
    const address = await startCaddy(...(await Promise.all(servers.map(addressOf))));
    servers[0]?.child.kill('SIGSTOP');
    const pages = await Promise.all(Array.from({ length: 8 }, () => statusOf(address, '/')));
    expect(pages).toEqual(pages.map(() => 200));
    servers[0]?.child.kill('SIGCONT');
  });

  test('says 503 and when to come back while the only server is frozen', async () => {
    const server = spawnServer({ TRUST_PROXY: '127.0.0.1' });
    const address = await startCaddy(await addressOf(server));
    server.child.kill('SIGSTOP');
    const { status, headers } = await rawRequest(address, '/');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    server.child.kill('SIGCONT');
  });

  test('has the pages and the server’s own refusal of a form while the store is away', async () => {
    const folder = tempFolder();
    const DATA_DIR = join(folder, 'data');
    const site = await addressOf(spawnServer({ DATA_DIR, TRUST_PROXY: '127.0.0.1' }));
    const looks = await countLooks(site);
    const address = await startCaddy(looks.address);
    renameSync(DATA_DIR, join(folder, 'away'));
    await expect.poll(() => statusOf(site, '/readyz')).toBe(503);
    // Caddy looks again, and would take a server away whose store it asked for.
    const seen = looks.count;
    await expect.poll(() => looks.count).toBeGreaterThan(seen + 2);
    expect(await statusOf(address, '/')).toBe(200);
    const refused = await rawRequest(address, endpoints.sendMessage, { method: 'POST' });
    expect(refused.status).toBe(400);
  });
});
