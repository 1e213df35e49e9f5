import { expect, onTestFinished, test } from 'vitest';
import { makeTestbed } from '../testbed/testbed.ts';
import { interruptDeletion } from './interrupted.ts';

test('a killed erasure of one batch has deleted everything or nothing', async () => {
  const testbed = makeTestbed();
  onTestFinished(() => testbed[Symbol.dispose]());
  const interruptions = await interruptDeletion(testbed, 'erase');
  expect(interruptions.map(({ ended }) => ended)).toEqual(['SIGKILL', 'SIGKILL']);
  for (const { kept, expected } of interruptions) expect(kept).toBe(expected);
});
