/** The configuration of nginx: as text, and used by nginx itself. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { type IncomingHttpHeaders, connect } from 'node:http2';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endpoints } from '@website/forms/endpoints';
import { spawnServer } from '../../../packages/server/test-support/server-process.ts';
import { tempFolder } from '../../../packages/server/test-support/temp-folder.ts';
import { withPrograms } from '../support/programs.ts';
import { freePort } from './free-port.ts';

const text = readFileSync(join(import.meta.dirname, '../../../deploy/nginx.conf'), 'utf8');

/** Makes a key and a certificate that nobody has signed. */
function makeCertificate(folder: string): { key: string; certificate: string } {
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'certificate.pem');
  const subject = ['-subj', '/CN=www.example.com', '-days', '2'];
  const pair = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-keyout',
    key,
    '-out',
    certificate,
  ];
  execFileSync('openssl', ['req', '-x509', '-nodes', ...pair, ...subject], { stdio: 'ignore' });
  return { key, certificate };
}

/** Runs nginx on the file as it is, but for addresses and the certificate; it ends with the test. */
async function startNginx(...servers: number[]): Promise<{ plain: number; secure: number }> {
  const folder = tempFolder();
  const [plain, secure] = [await freePort(), await freePort()];
  const { key, certificate } = makeCertificate(folder);
  const site = text
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('listen 80 ', `listen 127.0.0.1:${plain} `)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replace(/server 127\.0\.0\.1:3000 (.*)/, (_, limits: string) =>
      servers.map((server) => `server 127.0.0.1:${server} ${limits}`).join('\n'),
    )
    .replaceAll(/ssl_certificate .*/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key .*/g, `ssl_certificate_key ${key};`);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const main = [
    `pid ${join(folder, 'nginx.pid')};`,
    'daemon off; master_process off; error_log stderr warn;',
    `events {} http { access_log off; ${places.join(' ')}`,
    site,
    '}',
  ];
  writeFileSync(join(folder, 'nginx.conf'), main.join('\n'));
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  onTestFinished(async () => {
    nginx.kill('SIGKILL');
    await once(nginx, 'close');
  });
  await expect.poll(() => redirectOf(plain, '/')).toBeDefined();
  return { plain, secure };
}

/** Where a request without TLS is led to. */
const redirectOf = (port: number, path: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path, headers: { Host: 'www.example.com' } }, (answer) => {
      answer.resume();
      resolve(answer.headers.location);
    }).on('error', () => resolve(undefined));
  });

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

/** Sends requests one after the other over HTTP/2. */
async function ask(
  port: number,
  requests: readonly { headers: Record<string, string>; body?: Buffer }[],
): Promise<Answer[]> {
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  onTestFinished(() => session.destroy());
  const answers: Answer[] = [];
  for (const { headers, body } of requests) {
    const stream = session.request({ ':authority': 'www.example.com', ...headers });
    stream.on('error', () => undefined);
    stream.end(body);
    const [head] = (await once(stream, 'response')) as [IncomingHttpHeaders];
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    answers.push({ status: Number(head[':status']), headers: head, text: Buffer.concat(chunks).toString() });
  }
  return answers;
}

/** A server of a public site behind a proxy on this machine, and its port. */
async function startBehindProxy() {
  const port = await freePort();
  const server = spawnServer({
    PORT: String(port),
    SITE_URL: 'https://www.example.com',
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT_SUBMISSIONS: '2',
  });
  await server.printed('Mail ');
  return { server, port };
}

test('what it says is balanced, and bounds every wait', () => {
  const code = text.replaceAll(/#.*/g, '');
  expect(code.split('{').length).toBe(code.split('}').length);
  expect(code.split('\n').filter((line) => /\w$/.test(line.trimEnd()))).toEqual([]);
  for (const name of [
    'client_header_timeout',
    'client_body_timeout',
    'proxy_connect_timeout',
    'proxy_read_timeout',
  ])
    expect(code).toMatch(new RegExp(`\\b${name} \\d+s;`));
  expect(code).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  // A browser that sends 80 MB is answered by the server, over HTTP/2 too; the client of Node gives up before it reads.
  expect(code).toContain('client_max_body_size 0;');
});

withPrograms(['nginx', 'openssl'], 'nginx', () => {
  test('leads to TLS, speaks HTTP/2, and changes no header of ours', async () => {
    const { plain, secure } = await startNginx((await startBehindProxy()).port);
    expect(await redirectOf(plain, '/services/azure?a=1')).toBe('https://www.example.com/services/azure?a=1');
    const [page] = await ask(secure, [{ headers: { ':path': '/', 'accept-encoding': 'br' } }]);
    expect(page).toMatchObject({ status: 200, headers: { 'content-encoding': 'br' } });
    expect(page?.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src /);
    expect(page?.headers['strict-transport-security']).toMatch(/^max-age=\d{8}; includeSubDomains$/);
  });

  test('leads every other name to the public address, with TLS too', async () => {
    const { secure } = await startNginx((await startBehindProxy()).port);
    const target = { ':path': '/contact-us?a=1', ':authority': 'corp.example' };
    const [other] = await ask(secure, [{ headers: target }]);
    expect(other?.status).toBe(308);
    expect(other?.headers.location).toBe('https://www.example.com/contact-us?a=1');
  });

  test('has every page while one of two servers is frozen', async () => {
    const servers = [await startBehindProxy(), await startBehindProxy()];
    const { secure } = await startNginx(...servers.map(({ port }) => port));
    servers[0]?.server.child.kill('SIGSTOP');
    const page = { headers: { ':path': '/' } };
    const answers = await Promise.all([page, page, page, page].map((one) => ask(secure, [one])));
    expect(answers.flat().map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    servers[0]?.server.child.kill('SIGCONT');
  });

  test('names the visitor’s address, whatever the visitor claims', async () => {
    const { secure } = await startNginx((await startBehindProxy()).port);
    const post = (claim: string) => ({
      headers: { ':method': 'POST', ':path': endpoints.sendMessage, 'x-forwarded-for': claim },
    });
    const answers = await ask(secure, ['198.51.100.1', '198.51.100.2', '198.51.100.3'].map(post));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 429]);
  });

  test('leaves the refusal of what is too large to the server, and says when that is away', async () => {
    const { server, port } = await startBehindProxy();
    const { secure } = await startNginx(port);
    const headers = { ':method': 'POST', ':path': endpoints.sendMessage, 'content-type': 'application/json' };
    const [large] = await ask(secure, [{ headers, body: Buffer.alloc(200_000, ' ') }]);
    expect(large?.status).toBe(413);
    expect(large?.headers['content-security-policy']).toBeDefined();
    server.child.kill('SIGKILL');
    await server.ended;
    const [away] = await ask(secure, [{ headers: { ':path': '/' } }]);
    expect(away?.status).toBe(503);
    expect(away?.headers).toMatchObject({
      'retry-after': '5',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
  });
});
