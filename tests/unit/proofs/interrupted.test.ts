import { expect, onTestFinished, test } from 'vitest';
import { makeWorkplace } from '../../../bench/runs/workplace.ts';
import { interruptMigration, interruptDeletion } from '../../../bench/torture/interrupted.ts';

const timeout = 120_000;

function makePlace() {
  const place = makeWorkplace();
  onTestFinished(() => place[Symbol.dispose]());
  return place;
}

test(
  'ended at any step of making its tables, a server takes messages after the next start',
  { timeout },
  async () => {
    const found = await interruptMigration(makePlace());
    expect(found.length).toBeGreaterThan(1);
    for (const { kept, expected } of found) expect(kept).toBe(expected);
  },
);

test('a deletion that is ended has deleted everything or nothing', { timeout }, async () => {
  const found = await interruptDeletion(makePlace());
  expect(found.map(({ ended }) => ended)).toEqual(['SIGKILL', 'SIGKILL']);
  for (const { kept, expected } of found) expect(kept).toBe(expected);
});
