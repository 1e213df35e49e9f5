import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startDev } from '../browser/support/dev-server.ts';

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
  sending.end(Buffer.from(await encoded.arrayBuffer()));
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

test('development serves pages with their styles, the search, flags, and an API that takes a message', async () => {
  const { url, dataDir, stop } = await startDev();
  onTestFinished(stop);

  const page = await fetch(`${url}/contact-us`);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toMatch(/<style>@layer[^]*font-face[^]*name="from_name"/);
  expect((await fetch(`${url}/no-such-page`)).status).toBe(404);
  expect(await (await fetch(`${url}/assets/search.json`)).text()).toContain('/services');
  expect((await fetch(`${url}/flags/in.svg`)).headers.get('content-type')).toBe('image/svg+xml');

  const form = new FormData();
  for (const [, name = '', value = ''] of html.matchAll(/type="hidden" name="(\w+)" value="(\w+)"/g))
    form.set(name, value);
  const fields = { from_name: 'Ada', from_email: 'ada@example.org', subject: 'Hello', message: 'A question' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(await postNatively(`${url}/api/v1.0/email/send-form`, form)).toBe(200);
  await expect.poll(() => readdirSync(join(dataDir, 'mail'))).toHaveLength(1);
});
