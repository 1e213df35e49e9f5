import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { whileThereIsRoom } from './refused-body.ts';

afterEach(() => void vi.useRealTimers());

test('in a flood only so many refused bodies are read at once, and the next ones when there is room again', async () => {
  const ends = Promise.withResolvers<string>();
  const begun: Promise<string | undefined>[] = [];
  let reading = 0;
  for (let body = 0; body < 25; body += 1)
    begun.push(
      whileThereIsRoom(() => {
        reading += 1;
        return ends.promise;
      }),
    );
  expect(reading).toBe(20);
  ends.resolve('words');
  const results = await Promise.all(begun);
  expect(results.filter((result) => result === 'words')).toHaveLength(20);
  expect(results.slice(20)).toEqual(Array.from({ length: 5 }));
  expect(await whileThereIsRoom(async () => 'words')).toBe('words');
});

test('a body that takes long makes way for the next one, the longest first', async () => {
  vi.useFakeTimers();
  const order: number[] = [];
  const readings = Array.from({ length: 20 }, (_, place) =>
    whileThereIsRoom(async (makeWay) => {
      await once(makeWay, 'abort');
      order.push(place);
    }),
  );
  await vi.advanceTimersByTimeAsync(1999);
  expect(await whileThereIsRoom(async () => 'words')).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  for (let body = 0; body < 20; body += 1) expect(await whileThereIsRoom(async () => 'words')).toBe('words');
  expect(order).toEqual([0]);
  const ends = Promise.withResolvers<void>();
  const newcomers = Array.from({ length: 20 }, () => whileThereIsRoom(() => ends.promise));
  await Promise.all(readings);
  expect(order).toEqual(Array.from({ length: 20 }, (_, place) => place));
  ends.resolve();
  await Promise.all(newcomers);
});

test('a body that cannot be read gives its place back', async () => {
  for (let body = 0; body < 25; body += 1)
    await expect(whileThereIsRoom(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
