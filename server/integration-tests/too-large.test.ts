import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { endpoints } from '../../contracts/endpoints.ts';
import { limits } from '../../contracts/limits.ts';
import { type FormPart, encodeForm, formType, goodParts } from '../forms/test-support/application-form.ts';
import { rawRequest } from '../test-support/raw-request.ts';
import { type TestServer, startTestServer } from '../test-support/test-server.ts';
import { readOnForLong } from './test-support/read-on-for-long.ts';

const native = { 'Content-Type': formType, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' };

/** A form in the order browsers send it: the file before the box that is ticked under it. */
function formWith(bytes: number): FormPart[] {
  const file = { fileName: 'cv.txt', value: Buffer.alloc(bytes, 'x') };
  const parts = goodParts({ country: 'de', 'g-recaptcha-response': undefined }, file);
  const isAfter = ({ name }: FormPart) => name === 'terms';
  return [...parts.filter((part) => !isAfter(part)), ...parts.filter(isAfter)];
}

function post(server: TestServer, body: Buffer, headers: Record<string, string> = native) {
  return rawRequest(server.siteUrl, endpoints.applications, { method: 'POST', headers, body });
}

/** What every page of a refused form has to give back. */
const given = [
  'value="Ada Exämple"',
  'value="98765 43210"',
  'value="ada@example.org"',
  '<option value="de" selected="">',
  'large',
];

describe('a form with a file that is too large', () => {
  const mebibyte = 1024 * 1024;
  test.each<[what: string, bytes: number, headers: (length: number) => Record<string, string>]>([
    ['by one byte', limits.resumeBytes + 1, (length) => ({ 'Content-Length': String(length) })],
    ['by far', 20 * mebibyte, (length) => ({ 'Content-Length': String(length) })],
    ['by far, without saying so before', 20 * mebibyte, () => ({ 'Transfer-Encoding': 'chunked' })],
  ])('%s keeps what was typed', async (_, bytes, headersFor) => {
    readOnForLong();
    const server = await startTestServer();
    const body = encodeForm(formWith(bytes));
    const page = await post(server, body, { ...native, ...headersFor(body.length) });
    expect(page.status).toBe(413);
    for (const words of given) expect(page.text).toContain(words);
    // What follows the file is read as well where the whole form is little longer than it may be.
    expect(page.text.includes('type="checkbox" checked=""')).toBe(bytes < 6 * mebibyte);
    // The next one is taken as ever, and nothing is left of either.
    expect((await post(server, encodeForm(formWith(100)))).status).toBe(200);
    expect(readdirSync(join(server.dataDir, 'uploads'))).toEqual([]);
  });

  test('is answered before the file has arrived when its length says it all', async () => {
    const server = await startTestServer();
    const { hostname, port } = new URL(server.siteUrl);
    const body = encodeForm(formWith(20 * mebibyte));
    const head = `POST ${endpoints.applications} HTTP/1.1\r\nHost: x\r\nContent-Type: ${formType}\r\nContent-Length: ${body.length}\r\nSec-Fetch-Mode: navigate\r\nSec-Fetch-Site: same-origin\r\n\r\n`;
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(Buffer.concat([Buffer.from(head), body.subarray(0, 2000)]));
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes('</form>')) resolve(text);
      });
      socket.on('close', () => resolve(text));
    });
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    for (const words of given) expect(answer).toContain(words);
  });

  test('that is refused for another reason keeps what came before it', async () => {
    const server = await startTestServer();
    const parts = [...formWith(100), { name: 'admin', value: '1' }];
    const page = await post(server, encodeForm(parts));
    expect(page.status).toBe(422);
    for (const words of given.slice(0, -1)) expect(page.text).toContain(words);
    expect((await post(server, encodeForm(formWith(100)).subarray(0, -20))).text).toContain(given[0]);
  });
});
