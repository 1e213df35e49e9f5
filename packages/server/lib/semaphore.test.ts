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
});

test('gives the permit of a finished task to the task that waits, not to a later one', async () => {
  const semaphore = createSemaphore(1);
  const started: string[] = [];
  const [first, second, third] = ['first', 'second', 'third'].map((name) => work(started, name));
  const running = semaphore.run(first!.run);
  const waiting = semaphore.run(second!.run);
  first!.end();
  // The next task arrives at the moment at which the first task ends.
  const late = running.then(() => semaphore.run(third!.run));
  await running;
  await expect.poll(() => started).toEqual(['first', 'second']);
  second!.end();
  await waiting;
  third!.end();
  await late;
  expect(started).toEqual(['first', 'second', 'third']);
});

test('runs the next task after a task has failed', async () => {
  const semaphore = createSemaphore(1);
  await expect(semaphore.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await semaphore.run(async () => 'next')).toBe('next');
});

test('rejects the tasks that wait, and runs later ones', async () => {
  const semaphore = createSemaphore(1);
  const started: string[] = [];
  const [first, second] = ['first', 'second'].map((name) => work(started, name));
  const running = semaphore.run(first!.run);
  const waiting = semaphore.run(second!.run);
  semaphore.rejectWaiting(new Error('lost'));
  await expect(waiting).rejects.toThrow('lost');
  first!.end();
  await running;
  expect(await semaphore.run(async () => started.length)).toBe(1);
});
