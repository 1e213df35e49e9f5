import { expect, test } from 'vitest';
import { whileThereIsRoom } from './refused-body.ts';

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

test('a body that cannot be read gives its place back', async () => {
  for (let body = 0; body < 25; body += 1)
    await expect(whileThereIsRoom(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
