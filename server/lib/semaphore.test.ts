import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

test('slots are given to those who wait in the order of their calls', async () => {
  const { acquire, tryAcquire } = createSemaphore(1);
  const order: number[] = [];
  const release = await acquire();
  const tasks = [1, 2].map(async (n) => {
    const free = await acquire();
    order.push(n);
    free();
  });
  expect(tryAcquire()).toBeUndefined();
  release();
  await Promise.all(tasks);
  expect(order).toEqual([1, 2]);
  expect(tryAcquire()).toBeDefined();
});

test('a slot that is given back twice counts once', async () => {
  const { acquire, tryAcquire } = createSemaphore(1);
  const release = await acquire();
  release();
  release();
  expect([tryAcquire(), tryAcquire()]).toEqual([expect.any(Function), undefined]);
});
