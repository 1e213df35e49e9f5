import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

/** A request whose body is what `feed` writes. */
function streaming(
  feed: (controller: ReadableStreamDefaultController<Uint8Array>) => void,
  headers = {},
): Request {
  const body = new ReadableStream<Uint8Array>({ start: feed });
  return new Request('http://localhost', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

test('a body up to the limit is read whole', async () => {
  const request = streaming((controller) => {
    controller.enqueue(new Uint8Array([1, 2]));
    controller.enqueue(new Uint8Array([3]));
    controller.close();
  });
  expect(await readBody(request, 3, 1000)).toEqual(new Uint8Array([1, 2, 3]));
  expect(await readBody(new Request('http://localhost', { method: 'POST' }), 3, 1000)).toEqual(
    new Uint8Array(),
  );
});

test('a body is refused at the first byte too many, though more would follow', async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(10));
    },
  });
  const request = new Request('http://localhost', { method: 'POST', body, duplex: 'half' } as RequestInit);
  expect(await readBody(request, 25, 1000)).toBe('too-large');
  expect(sent).toBeLessThan(6);
});

test('a length announced beyond the limit is not read at all', async () => {
  const request = streaming(() => undefined, { 'Content-Length': '26' });
  expect(await readBody(request, 25, 60_000)).toBe('too-large');
});

test('a body that stops coming is given up, one that breaks is noticed', async () => {
  expect(
    await readBody(
      streaming((controller) => controller.enqueue(new Uint8Array(1))),
      25,
      10,
    ),
  ).toBe('too-slow');
  expect(
    await readBody(
      streaming((controller) => controller.error(new Error('gone'))),
      25,
      1000,
    ),
  ).toBe('broken');
});
