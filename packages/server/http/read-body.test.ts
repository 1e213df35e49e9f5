import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { type IncomingBody, discardRest, maxDiscarded, readBody, withReadSlot } from './read-body.ts';

const withHeaders = (body: Readable, headers = {}): IncomingBody => Object.assign(body, { headers });

/** A body that goes on as long as somebody reads it. */
function endless() {
  const sent = { bytes: 0 };
  const body = new Readable({
    read() {
      sent.bytes += 10_000;
      this.push(Buffer.alloc(10_000));
    },
  });
  return { sent, body: withHeaders(body) };
}

afterEach(() => void vi.useRealTimers());

test('a body up to the limit is read whole', async () => {
  const body = withHeaders(Readable.from([Buffer.from([1, 2]), Buffer.from([3])]));
  expect(await readBody(body, 3, 60_000)).toEqual(new Uint8Array([1, 2, 3]));
  expect(await readBody(withHeaders(Readable.from([])), 3, 60_000)).toEqual(new Uint8Array());
});

test('a body is refused at the first byte too many, and its connection is kept for the answer', async () => {
  const body = withHeaders(Readable.from([Buffer.alloc(20), Buffer.alloc(20), Buffer.alloc(20)]));
  expect(await readBody(body, 25, 60_000)).toBe('too-large');
  expect(body.readableEnded).toBe(true);
});

test('a body without an end is read on for some megabytes and no further', async () => {
  const { sent, body } = endless();
  expect(await readBody(body, 25, 60_000)).toBe('too-large');
  expect(body.destroyed).toBe(false);
  const { bytes } = sent;
  expect(bytes).toBeLessThan(80_000_000);
  await new Promise((resolve) => void setImmediate(resolve));
  expect(sent.bytes).toBe(bytes);
});

test('a length announced beyond the limit is refused, and not waited for when it does not come', async () => {
  vi.useFakeTimers();
  const silent = withHeaders(new PassThrough(), { 'content-length': '26' });
  let answer: unknown = 'waits';
  void readBody(silent, 25, 60_000).then((result) => (answer = result));
  await vi.advanceTimersByTimeAsync(maxDiscarded.milliseconds - 1);
  expect(answer).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toBe('too-large');
  const sent = withHeaders(Readable.from([Buffer.alloc(26)]), { 'content-length': '26' });
  expect(await readBody(sent, 25, 60_000)).toBe('too-large');
  expect(sent.readableEnded).toBe(true);
});

test('a body that stops coming is given up, one that breaks is noticed', async () => {
  const stopping = new PassThrough();
  stopping.write('x');
  expect(await readBody(withHeaders(stopping), 25, 10)).toBe('too-slow');
  const broken = withHeaders(new PassThrough());
  broken.destroy(new Error('gone'));
  expect(await readBody(broken, 25, 60_000)).toBe('broken');
});

test('the rest is thrown away within bounds of bytes and of time', async () => {
  const { sent, body } = endless();
  await discardRest(body, { bytes: 50_000, milliseconds: 60_000 });
  expect(sent.bytes).toBeLessThan(200_000);
  await discardRest(new PassThrough(), { bytes: 50_000, milliseconds: 10 });
  await discardRest(Readable.from([]).destroy(), { bytes: 1, milliseconds: 60_000 });
});

test('in a flood only so many refused bodies are read at once, and the next ones when there is room again', async () => {
  const ends = Promise.withResolvers<string>();
  const begun: Promise<string | undefined>[] = [];
  let reading = 0;
  for (let body = 0; body < 25; body += 1)
    begun.push(
      withReadSlot(() => {
        reading += 1;
        return ends.promise;
      }),
    );
  expect(reading).toBe(20);
  ends.resolve('words');
  const results = await Promise.all(begun);
  expect(results.filter((result) => result === 'words')).toHaveLength(20);
  expect(results.slice(20)).toEqual(Array.from({ length: 5 }));
  expect(await withReadSlot(async () => 'words')).toBe('words');
});

test('a body that takes long makes way for the next one, the longest first', async () => {
  vi.useFakeTimers();
  const order: number[] = [];
  const readings = Array.from({ length: 20 }, (_, place) =>
    withReadSlot(async (makeWay) => {
      await once(makeWay, 'abort');
      order.push(place);
    }),
  );
  await vi.advanceTimersByTimeAsync(1999);
  expect(await withReadSlot(async () => 'words')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  for (let body = 0; body < 20; body += 1) expect(await withReadSlot(async () => 'words')).toBe('words');
  expect(order).toEqual([0]);
  const ends = Promise.withResolvers<void>();
  const newcomers = Array.from({ length: 20 }, () => withReadSlot(() => ends.promise));
  await Promise.all(readings);
  expect(order).toEqual(Array.from({ length: 20 }, (_, place) => place));
  ends.resolve();
  await Promise.all(newcomers);
});

test('a body that cannot be read gives its place back', async () => {
  for (let body = 0; body < 25; body += 1)
    await expect(withReadSlot(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
