import { expect, test } from 'vitest';
import { setUpOutbox } from './test-support/running-outbox.ts';

test('mails that hang in their second attempt leave places to what comes for the first time', async () => {
  const attempts = new Map<string, number>();
  const fifth = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const { clock, begin, arrive, pass } = await setUpOutbox(async ({ id }) => {
    const attempt = (attempts.get(id) ?? 0) + 1;
    attempts.set(id, attempt);
    if (attempts.size === 5) return fifth.resolve();
    if (attempt === 1) throw new Error('timeout');
    return end.promise;
  });
  for (const n of [1, 2, 3, 4]) await arrive(n);
  const worker = begin();
  await pass(0);
  expect([...attempts.values()]).toEqual([1, 1, 1, 1]);
  clock.advance(5000);
  // It sleeps again once it has found a place for no more.
  await clock.waitedFor();
  expect([...attempts.values()].filter((attempt) => attempt === 2)).toHaveLength(2);
  await arrive(5);
  worker.wake();
  await fifth.promise;
  end.resolve();
});
