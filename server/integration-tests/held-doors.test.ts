import { connect } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { encodeForm, formType, goodParts, goodWords } from '../forms/test-support/application-form.ts';
import { endpoints } from '../../contracts/endpoints.ts';
import { apply } from '../test-support/apply.ts';
import { type TestServer, startTestServer } from '../test-support/test-server.ts';
import { readOnForLong } from './test-support/read-on-for-long.ts';

const whole = encodeForm(goodParts({}, { fileName: 'cv.txt', value: Buffer.alloc(1_000_000, 'x') }));
const beforeFile = whole.indexOf('name="resume"') - 100;
const inFile = whole.indexOf('filename=') + 1000;

/** Begins an upload under an address that a proxy names, and leaves it unfinished; `answer` is its status. */
function begin({ siteUrl }: TestServer, address: string, bytes: number) {
  const { hostname, port } = new URL(siteUrl);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  const answered = Promise.withResolvers<number>();
  socket.on('error', () => undefined);
  socket.once('data', (chunk: Buffer) => answered.resolve(Number(chunk.toString('latin1', 9, 12))));
  const lines = [
    `POST ${endpoints.applications} HTTP/1.1`,
    'Host: x',
    `X-Forwarded-For: ${address}`,
    `Content-Type: ${formType}`,
    `Content-Length: ${whole.length}`,
  ];
  socket.write(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), whole.subarray(0, bytes)]));
  return { socket, answered: answered.promise };
}

const newcomer = { 'X-Forwarded-For': '198.51.100.1' };

/** Begins as many uploads from each of ten addresses as the usual rate limit lets through. */
function besiege(server: TestServer, bytes: number) {
  const statuses: number[] = [];
  for (let host = 0; host < 10; host += 1)
    for (let n = 0; n < 27; n += 1)
      void begin(server, `203.0.113.${host}`, bytes).answered.then((status) => statuses.push(status));
  return statuses;
}

describe('uploads that are left unfinished', () => {
  test('by ten addresses, with as many as they may begin, shut nobody out', async () => {
    const server = await startTestServer({ TRUST_PROXY: '1', RATE_LIMIT_SUBMISSIONS: '30' });
    const statuses = besiege(server, inFile);
    // Four uploads of each address stay, the others are answered.
    await expect.poll(() => statuses.length).toBe(10 * 23);
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect((await apply(server, {}, undefined, newcomer)).status).toBe(201);
  });

  test('before their file begins take no place from anyone', async () => {
    const settings = { TRUST_PROXY: '1', RATE_LIMIT_SUBMISSIONS: '30', UPLOADS_AT_ONCE: '1' };
    const server = await startTestServer(settings);
    const statuses = besiege(server, beforeFile);
    expect((await apply(server, {}, undefined, newcomer)).status).toBe(201);
    expect(statuses).toEqual([]);
  });

  test('leave a place for those who hold none', async () => {
    const settings = { TRUST_PROXY: '1', UPLOADS_AT_ONCE: '4', UPLOADS_PER_ADDRESS: '4' };
    const server = await startTestServer(settings);
    const busy = Array.from({ length: 4 }, () => begin(server, '203.0.113.1', inFile));
    expect(await Promise.race(busy.map(({ answered }) => answered))).toBe(503);
    expect((await apply(server, {}, undefined, newcomer)).status).toBe(201);
  });
});

test('an upload more than one address may have says so, and goes through once there is room', async () => {
  const server = await startTestServer({ UPLOADS_PER_ADDRESS: '1' });
  const held = begin(server, '', inFile);
  await expect.poll(async () => (await apply(server)).status).toBe(503);
  const refused = await apply(server);
  expect(JSON.parse(refused.text)).toMatchObject({ detail: 'busyHere' });
  expect(refused.headers['retry-after']).toBe('5');
  // A form that is sent without script comes back with what was typed before the file.
  const page = await apply(server, {}, undefined, { 'Sec-Fetch-Mode': 'navigate' });
  expect(page.status).toBe(503);
  expect(page.text).toContain(goodWords.name);
  held.socket.destroy();
  await expect.poll(async () => (await apply(server)).status).toBe(201);
});

test('a message that is far too large is answered before its connection is closed', async () => {
  readOnForLong();
  const server = await startTestServer();
  const { hostname, port } = new URL(server.siteUrl);
  const size = 20 * 1024 * 1024;
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  const head = `POST ${endpoints.sendMessage} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${size}\r\n\r\n`;
  // As plain clients do: everything is sent before anything is read.
  socket.pause();
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.write(Buffer.concat([Buffer.from(head), Buffer.alloc(size, 'x')]), () => resolve());
  });
  const answer = await new Promise<string>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => resolve(chunk.toString()));
    socket.resume();
  });
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});
