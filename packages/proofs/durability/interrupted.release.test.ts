/** The longer half of `interrupted.test.ts`, which runs before a release. */
import { expect, onTestFinished, test } from 'vitest';
import { makeTestbed } from '../testbed/testbed.ts';
import { interruptBatches } from './interrupted-batches.ts';
import { interruptFiles } from './interrupted-files.ts';
import { interruptDeletion, interruptMigration } from './interrupted.ts';

function openTestbed() {
  const testbed = makeTestbed();
  onTestFinished(() => testbed[Symbol.dispose]());
  return testbed;
}

test('a server killed before any table of its migration accepts messages after the next start', async () => {
  const interruptions = await interruptMigration(openTestbed());
  expect(interruptions.length).toBeGreaterThan(5);
  for (const { kept, expected } of interruptions) expect(kept).toBe(expected);
});

test('a killed purge of one batch has deleted everything or nothing', async () => {
  const interruptions = await interruptDeletion(openTestbed(), 'purge');
  expect(interruptions.map(({ ended }) => ended)).toEqual(['SIGKILL', 'SIGKILL']);
  for (const { kept, expected } of interruptions) expect(kept).toBe(expected);
});

test.each(['erase', 'purge'] as const)(
  'a killed deletion of several batches has deleted whole batches, and the next run deletes the others: %s',
  async (name) => {
    const interruptions = await interruptBatches(openTestbed(), name);
    expect(interruptions.map(({ ended }) => ended)).toEqual(['SIGKILL', 'SIGKILL', 0]);
    for (const { kept, expected } of interruptions) expect(kept).toBe(expected);
  },
);

test('a killed backup or export has left a complete file or none', async () => {
  const interruptions = await interruptFiles(openTestbed());
  const ended = interruptions.map((one) => (one.ended === 'SIGKILL' ? 'killed' : one.ended));
  const [backup, table] = [ended.slice(0, 5), ended.slice(5)];
  expect(backup).toEqual(['killed', 'killed', 'killed', 0, 'killed']);
  expect(table).toEqual(['killed', 'killed', 0, 'killed']);
  for (const { point, kept, expected } of interruptions) expect([point, kept]).toEqual([point, expected]);
});
