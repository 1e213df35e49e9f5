/** What comes back on the page of a form that was refused for what is no fault of the form: all that was typed and ticked. */
import type { ApiEnvironment } from '../http/http-server.ts';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { Hono } from 'hono';
import { afterEach, expect, test, vi } from 'vitest';
import { endpoints } from '@website/forms/endpoints';
import { applicationForm, resumeField } from '@website/forms/job-application-form';
import { limits } from '@website/forms/limits';
import { spoolFolder } from '../resumes/intake.ts';
import { withReadSlot } from '../http/read-body.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { startTestServer } from '../test-support/test-server.ts';
import { createStreamedReader } from './form-body.ts';
import { encodeForm, formType, goodParts } from './test-support/application-form.ts';

afterEach(() => void vi.useRealTimers());

const native = { 'Content-Type': formType, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' };

/** A form in the order in which browsers send it: the box below the file behind it. */
function formWith(bytes: number): Buffer {
  const words = { country: 'de', terms: undefined, 'g-recaptcha-response': undefined };
  const file = { fileName: 'cv.txt', value: Buffer.alloc(bytes, 'x') };
  return encodeForm([...goodParts(words, file), { name: 'terms', value: 'on' }]);
}

/** All of it on the page, the tick included. */
const whole = [
  'value="Ada Exämple"',
  'value="98765 43210"',
  '<option value="de" selected="">',
  'type="checkbox" checked=""',
];

async function post(siteUrl: string, body: Buffer, headers = native) {
  const head = { ...headers, 'Content-Length': String(body.length) };
  return rawRequest(siteUrl, endpoints.applications, { method: 'POST', headers: head, body });
}

test.each([100, limits.resumeBytes])('where there is no place for a file of %i bytes', async (bytes) => {
  const server = await startTestServer({ UPLOADS_AT_ONCE: '1' });
  const { hostname, port } = new URL(server.siteUrl);
  const held = connect(Number(port), hostname);
  const begun = formWith(1000).subarray(0, -500);
  held.write(
    `POST ${endpoints.applications} HTTP/1.1\r\nHost: x\r\nContent-Type: ${formType}\r\nContent-Length: 5000\r\n\r\n`,
  );
  await new Promise((resolve) => void held.write(begun, resolve));
  await expect.poll(async () => (await post(server.siteUrl, formWith(bytes))).status).toBe(503);
  const page = await post(server.siteUrl, formWith(bytes));
  for (const words of whole) expect(page.text).toContain(words);
  held.destroy();
});

test('where the disk takes no file, and the log has it', async () => {
  const server = await startTestServer();
  writeFileSync(spoolFolder(server.dataDir), '');
  const page = await post(server.siteUrl, formWith(100_000));
  expect(page.status).toBe(503);
  for (const words of whole) expect(page.text).toContain(words);
  await server.logged('upload.failed');
});

test.each([100, limits.resumeBytes])('where too many were sent, with a file of %i bytes', async (bytes) => {
  const server = await startTestServer({ RATE_LIMIT_SUBMISSIONS: '1' });
  await post(server.siteUrl, formWith(100));
  const page = await post(server.siteUrl, formWith(bytes));
  expect(page.status).toBe(429);
  for (const words of whole) expect(page.text).toContain(words);
});

const resume = { name: resumeField, field: applicationForm.fields.resume };
const reader = createStreamedReader(applicationForm, resume, 5000);

/** Sends a body of 100 KB in five pieces; `between` says what happens after each. */
async function sendSlowly(between: () => Promise<unknown>): Promise<unknown> {
  const incoming = new PassThrough();
  const app = new Hono<ApiEnvironment>().post('/', async (context) =>
    context.json(
      await reader.readRefused({
        incoming: context.env.incoming,
        headers: context.req.raw.headers,
        isNative: true,
        isJson: false,
      }),
    ),
  );
  const body = formWith(100_000);
  const headers = { 'Content-Type': formType, 'Content-Length': String(body.length) };
  const answered = app.request('/', { method: 'POST', headers }, { incoming });
  for (let at = 0; at < body.length; at += 20_000) {
    incoming.write(body.subarray(at, at + 20_000));
    await between();
  }
  incoming.end();
  return (await answered).json();
}

test('a file may take its time, as long as nobody else waits', async () => {
  vi.useFakeTimers();
  const fields = await sendSlowly(() => vi.advanceTimersByTimeAsync(4900));
  expect(fields).toMatchObject({ name: 'Ada Exämple', country: 'de', terms: 'on' });
});

test('of a file that has to make way for others, what stands before it has come', async () => {
  vi.useFakeTimers();
  const ends = Promise.withResolvers<void>();
  const others: Promise<unknown>[] = [];
  const fields = await sendSlowly(async () => {
    await vi.advanceTimersByTimeAsync(1000);
    others.push(...Array.from({ length: 10 }, () => withReadSlot(() => ends.promise)));
  });
  expect(fields).toMatchObject({ name: 'Ada Exämple', country: 'de' });
  expect(fields).not.toHaveProperty('terms');
  ends.resolve();
  await Promise.all(others);
});
