import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

/** Whether a server can have this port now. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  const free = await Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]);
  server.close();
  return free;
}

/** The first of two neighboring ports, outside of the range from which the system gives ports to others. */
async function freePorts(): Promise<number> {
  const port = 12_000 + 2 * (process.pid % 8000);
  for (let tried = port; tried < port + 100; tried += 2)
    if ((await isFree(tried)) && (await isFree(tried + 1))) return tried;
  throw new Error(`no free ports from ${port}`);
}

/** `npm run dev` in a process of its own, ready to be visited. */
async function startDev(): Promise<{ origin: string; dataDir: string }> {
  const port = await freePorts();
  const dataDir = mkdtempSync(join(tmpdir(), 'site-dev-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../scripts/dev.ts')], {
    // A folder without the .env file of whoever runs the tests.
    cwd: dataDir,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await once(child, 'close');
    rmSync(dataDir, { recursive: true });
  });
  await vi.waitFor(() => expect(output).toMatch(/site {2}http[^]*Mail |Mail [^]*site {2}http/), 15_000);
  return { origin: `http://localhost:${port}`, dataDir };
}

/** Posts a form as a browser without script does, and gives the status; fetch would not say it navigates. */
async function postNatively(url: string, form: FormData): Promise<number | undefined> {
  const encoded = new Response(form);
  const sending = request(url, {
    method: 'POST',
    headers: {
      'Content-Type': encoded.headers.get('content-type') ?? '',
      Origin: new URL(url).origin,
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Site': 'same-origin',
    },
  });
  sending.end(await encoded.bytes());
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

test('development serves pages with their styles, flags, and an API that takes a message', async () => {
  const { origin, dataDir } = await startDev();

  const page = await fetch(`${origin}/contact-us`);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toMatch(/<style>@layer[^]*font-face[^]*name="from_name"/);
  expect((await fetch(`${origin}/no-such-page`)).status).toBe(404);
  expect((await fetch(`${origin}/flags/in.svg`)).headers.get('content-type')).toBe('image/svg+xml');

  const form = new FormData();
  for (const [, name = '', value = ''] of html.matchAll(/type="hidden" name="(\w+)" value="(\w+)"/g))
    form.set(name, value);
  const fields = { from_name: 'Ada', from_email: 'ada@example.org', subject: 'Hello', message: 'A question' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(await postNatively(`${origin}/api/v1.0/email/send-form`, form)).toBe(200);
  await vi.waitFor(() => expect(readdirSync(join(dataDir, 'mail'))).toHaveLength(1), 10_000);
});
