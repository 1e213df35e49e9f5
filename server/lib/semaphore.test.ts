import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

/** Work that goes on until it is ended, and notes when it starts. */
function work(started: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { run: () => (started.push(name), promise), end: () => resolve(name), fail: reject };
}

test('runs as much at once as there are permits, and the rest in the order in which it came', async () => {
  const semaphore = createSemaphore(2);
  const started: string[] = [];
  const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map((name) =>
    work(started, name),
  );
  const results = [first, second, third, fourth].map((item) => semaphore.run(item!.run));
  await Promise.resolve();
  expect(started).toEqual(['first', 'second']);
  second!.end();
  expect(await results[1]).toBe('second');
  await expect.poll(() => started).toEqual(['first', 'second', 'third']);
  for (const item of [first, third, fourth]) item!.end();
  await Promise.all(results);
  expect(started.at(-1)).toBe('fourth');
  expect(semaphore.free()).toBe(2);
});

test('gives the permit back when the work fails', async () => {
  const semaphore = createSemaphore(1);
  await expect(semaphore.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(semaphore.free()).toBe(1);
});

test('gives a permit at once or not at all, and takes it back once', async () => {
  const semaphore = createSemaphore(1);
  const release = semaphore.tryAcquire();
  expect(release).toBeTypeOf('function');
  expect(semaphore.tryAcquire()).toBeUndefined();
  release?.();
  release?.();
  expect(semaphore.free()).toBe(1);
});

test('a permit that somebody waits for is not given to whoever asks later', async () => {
  const semaphore = createSemaphore(1);
  const release = await semaphore.acquire();
  const waiting = semaphore.acquire();
  release();
  expect(semaphore.tryAcquire()).toBeUndefined();
  (await waiting)();
  expect(semaphore.tryAcquire()).toBeTypeOf('function');
});
