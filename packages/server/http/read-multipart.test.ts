import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { boundary, encodeForm, formType } from '../forms/test-support/application-form.ts';
import { type PartSink, StopReading } from './multipart-parser.ts';
import { readMultipart, readTextForm } from './read-multipart.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const file = Buffer.from(Array.from({ length: 150_000 }, (_, n) => n % 253));
const form = encodeForm([
  { name: 'first', value: '' },
  { name: 'resume', value: file, fileName: 'a.txt' },
  { name: 'last', value: 'x' },
]);

/** Reads the form cut into pieces of a size; every sink takes its time. */
async function read(pieceBytes: number, body = form, sink?: PartSink) {
  const taken = new Map<string, Buffer[]>();
  const pieces = Array.from({ length: Math.ceil(body.length / pieceBytes) }, (_, n) =>
    body.subarray(n * pieceBytes, (n + 1) * pieceBytes),
  );
  const fault = await readMultipart<string>(Readable.from(pieces), {
    boundary,
    maxBytes: 1_000_000,
    idleTimeout: 600_000,
    onPart({ name }) {
      const chunks: Buffer[] = [];
      taken.set(name, chunks);
      return async (chunk) => {
        await turn();
        await sink?.(chunk);
        chunks.push(chunk);
      };
    },
  });
  return { fault, parts: new Map([...taken].map(([name, chunks]) => [name, Buffer.concat(chunks)])) };
}

test.each([1_000_000, 65_536, 16_384, 4099, 997])(
  'a form in pieces of %i bytes arrives whole',
  async (bytes) => {
    const { fault, parts } = await read(bytes);
    expect(fault).toBeUndefined();
    expect([...parts.keys()]).toEqual(['first', 'resume', 'last']);
    expect(parts.get('resume')?.equals(file)).toBe(true);
    expect(parts.get('last')?.toString()).toBe('x');
  },
);

test('what follows the end is neither kept nor a fault', async () => {
  const { fault, parts } = await read(50_000, Buffer.concat([form, Buffer.alloc(500_000)]));
  expect(fault).toBeUndefined();
  expect(parts.size).toBe(3);
});

test('a sink may stop the reading, and its own faults are passed on', async () => {
  const stop = () => {
    throw new StopReading('enough');
  };
  expect(await read(4099, form, stop)).toMatchObject({ fault: 'enough' });
  const fail = () => Promise.reject(new Error('disk full'));
  await expect(read(4099, form, fail)).rejects.toThrow('disk full');
});

test('a form whose end is the file, in one piece with it', async () => {
  const short = encodeForm([{ name: 'resume', value: file, fileName: 'a.txt' }]);
  for (const bytes of [1_000_000, 100_000, 65_536]) expect((await read(bytes, short)).fault).toBeUndefined();
});

const urlEncoded = 'application/x-www-form-urlencoded';
const disposition = 'Content-Disposition: form-data; name="subject"';
const part = (head: string, value: string | Buffer = 'x') => encodeForm([{ name: '', value, head }]);

describe('a form of text fields', () => {
  test.each<[what: string, type: string, body: Buffer]>([
    ['in parts', formType, encodeForm([{ name: 'subject', value: 'Grüße' }])],
    [
      'in parts with a quoted boundary',
      `multipart/form-data; boundary="${boundary}"`,
      part(disposition, 'Grüße'),
    ],
    ['urlencoded', urlEncoded, Buffer.from('subject=Gr%C3%BC%C3%9Fe')],
    ['urlencoded with a charset', `${urlEncoded}; charset=UTF-8`, Buffer.from('subject=Grüße')],
  ])('is read %s', async (_, type, body) => {
    expect(await readTextForm(body, type)).toEqual({ subject: 'Grüße' });
  });

  test('may lie in the middle of other memory', async () => {
    const body = encodeForm([{ name: 'subject', value: 'Hello' }]);
    const around = Buffer.concat([Buffer.from('before'), body, Buffer.from('after')]);
    expect(await readTextForm(around.subarray(6, 6 + body.length), formType)).toEqual({ subject: 'Hello' });
  });

  test.each<[what: string, type: string, body: Buffer]>([
    ['another type', 'text/plain', Buffer.from('subject=x')],
    ['no type', '', Buffer.from('subject=x')],
    ['no boundary', 'multipart/form-data', part(disposition)],
    ['no end', formType, part(disposition).subarray(0, -4)],
    ['a file', formType, part(`${disposition}; filename="a.txt"`)],
    ['a file without a name', formType, part(`${disposition}; filename=""`)],
    [
      'base64 behind many headers',
      formType,
      part(`${disposition}\r\n${'A: 1\r\n'.repeat(20)}Content-Transfer-Encoding: base64`),
    ],
    ['two dispositions', formType, part(`${disposition}\r\n${disposition}`)],
    ['a value that is not UTF-8', formType, part(disposition, Buffer.from([0xff]))],
    [
      'a field twice',
      formType,
      encodeForm([
        { name: 'subject', value: 'a' },
        { name: 'subject', value: 'b' },
      ]),
    ],
    ['bytes that are not UTF-8', urlEncoded, Buffer.from([0x61, 0x3d, 0xff])],
    ['a pair twice', urlEncoded, Buffer.from('a=1&a=2')],
  ])('is none with %s', async (_, type, body) => {
    expect(await readTextForm(body, type)).toBeUndefined();
  });
});
