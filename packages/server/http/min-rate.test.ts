import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boundary, encodeForm } from '../forms/test-support/application-form.ts';
import { readMultipart } from './read-multipart.ts';

const start = encodeForm([{ name: 'resume', value: '', fileName: 'a.txt' }], '').subarray(0, -2);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Sends so many bytes every so many seconds; says after how many seconds the reading was given up, if it was. */
async function send(bytes: number, everySeconds: number, seconds: number, sinkTakes = 0) {
  const body = new PassThrough();
  let fault: string | undefined;
  const reading = readMultipart(body, {
    boundary,
    maxBytes: 6_000_000,
    idleTimeout: 15_000,
    onPart: () => () => new Promise((resolve) => void setTimeout(resolve, sinkTakes)),
  });
  void reading.then((reason) => (fault = reason));
  body.write(start);
  for (let passed = 0; passed < seconds; passed += everySeconds) {
    body.write(Buffer.alloc(bytes, 'x'));
    await vi.advanceTimersByTimeAsync(everySeconds * 1000);
    if (fault !== undefined) return { fault, seconds: passed + everySeconds };
  }
  body.destroy();
  return { fault, seconds };
}

test('a body of one byte every five seconds is given up within a minute', async () => {
  expect(await send(1, 5, 600)).toEqual({ fault: 'too-slow', seconds: 60 });
});

test('a body that stands still is given up by its own limit', async () => {
  expect(await send(1, 20, 600)).toEqual({ fault: 'too-slow', seconds: 20 });
});

test.each([
  ['at the least pace, for as long as it takes', 3000, 1, 1700],
  ['with holes of ten seconds', 30_000, 10, 1700],
  ['slowly at first', 900, 5, 30],
])('a body may come %s', async (_, bytes, every, seconds) => {
  expect(await send(bytes, every, seconds)).toEqual({ fault: undefined, seconds });
});

test('the time that the server takes for itself is not held against the body', async () => {
  expect(await send(200_000, 40, 800, 39_000)).toEqual({ fault: undefined, seconds: 800 });
});
