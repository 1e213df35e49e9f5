import { expect, onTestFinished, test } from 'vitest';
import { makeTestbed } from '../testbed/testbed.ts';
import { interruptMigration, interruptDeletion } from './interrupted.ts';
import { interruptFiles } from './interrupted-files.ts';
import { interruptBatches } from './interrupted-batches.ts';

const timeout = 120_000;

function openTestbed() {
  const testbed = makeTestbed();
  onTestFinished(() => testbed[Symbol.dispose]());
  return testbed;
}

test(
  'ended before any of the tables that it makes, a server takes messages after the next start',
  { timeout },
  async () => {
    const interruptions = await interruptMigration(openTestbed());
    expect(interruptions.length).toBeGreaterThan(5);
    for (const { kept, expected } of interruptions) expect(kept).toBe(expected);
  },
);

test.each(['erase', 'purge'] as const)(
  'a deletion of one portion that is ended has deleted everything or nothing: %s',
  { timeout },
  async (name) => {
    const interruptions = await interruptDeletion(openTestbed(), name);
    expect(interruptions.map(({ ended }) => ended)).toEqual(['SIGKILL', 'SIGKILL']);
    for (const { kept, expected } of interruptions) expect(kept).toBe(expected);
  },
);

test.each(['erase', 'purge'] as const)(
  'a deletion of more that is ended has deleted whole portions, and the next one deletes the rest: %s',
  { timeout },
  async (name) => {
    const interruptions = await interruptBatches(openTestbed(), name);
    expect(interruptions.map(({ ended }) => ended)).toEqual(['SIGKILL', 'SIGKILL', 0]);
    for (const { kept, expected } of interruptions) expect(kept).toBe(expected);
  },
);

test('a backup or an export that is ended has left a whole file or none', { timeout }, async () => {
  const interruptions = await interruptFiles(openTestbed());
  const ended = interruptions.map((one) => (one.ended === 'SIGKILL' ? 'killed' : one.ended));
  const [backup, table] = [ended.slice(0, 5), ended.slice(5)];
  expect(backup).toEqual(['killed', 'killed', 'killed', 0, 'killed']);
  expect(table).toEqual(['killed', 'killed', 0, 'killed']);
  for (const { point, kept, expected } of interruptions) expect([point, kept]).toEqual([point, expected]);
});
