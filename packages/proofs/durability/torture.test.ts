import { expect, onTestFinished, test } from 'vitest';
import { everything } from '../../../tests/browser/support/sample.ts';
import { createRandom } from '../../server/test-support/fuzz/random.ts';
import { makeTestbed } from '../testbed/testbed.ts';
import { interruptCopy } from './interrupted-copy.ts';
import { type KillPoint, killPoints } from './kill-points.ts';
import { openTorturedStore } from './stores.ts';
import { torture } from './torture.ts';

/** One point for each rule: accepted posts are stored, are delivered, and repeated mails have the same Message-ID. */
const sampledPoints: readonly KillPoint[] = [
  'before commit of accept',
  'before the answer',
  'after commit of claim',
  'before commit of delivered',
];

function openTestbed() {
  const testbed = makeTestbed();
  onTestFinished(() => testbed[Symbol.dispose]());
  return { ...testbed.environment, DATA_DIR: testbed.makeFolder('data') };
}

test('a server killed at the sampled points delivers all accepted posts, each with one Message-ID', async () => {
  const points = everything ? killPoints : sampledPoints;
  const kills = everything ? 2 * points.length : points.length;
  const reached = new Set<string>();
  const result = await torture({
    environment: openTestbed(),
    kills,
    points,
    random: createRandom(1),
    onKill: (point) => reached.add(point),
  });
  expect(result.faults).toEqual([]);
  expect([...reached]).toEqual([...points]);
  expect(result.accepted).toBeGreaterThan(kills);
  expect(result.delivered).toBe(result.stored);
  // Only mails in flight at a kill may repeat, at most one per connection.
  expect(result.copies).toBeLessThanOrEqual(4 * kills);
});

test('a server on PostgreSQL killed around commits, and before a release during a copy, loses nothing', async () => {
  using testbed = makeTestbed();
  await using store = await openTorturedStore('postgres', testbed);
  const points: readonly KillPoint[] = everything
    ? ['before commit of accept', 'in commit of accept', 'after commit of accept']
    : ['in commit of accept'];
  const reached: string[] = [];
  const result = await torture({
    ...store,
    environment: { ...testbed.environment, ...store.environment },
    kills: points.length,
    points,
    random: createRandom(1),
    onKill: (point) => void reached.push(point),
  });
  expect(result.faults).toEqual([]);
  expect(reached).toEqual(points);
  expect(result.accepted).toBeGreaterThan(points.length);
  expect(result.delivered).toBe(result.stored);
  if (!everything) return;
  // Uses the same database process, because its start is slow.
  const copied = await interruptCopy(testbed, store.newDatabase?.() ?? '');
  expect(copied.map(({ ended }) => ended)).toEqual(['SIGKILL', 'SIGKILL', 'SIGKILL', 0]);
  for (const { point, kept, expected } of copied) expect([point, kept]).toEqual([point, expected]);
});

test('a server that answers before the commit is detected', async () => {
  const result = await torture({
    environment: openTestbed(),
    kills: 2,
    random: createRandom(1),
    points: ['before commit of accept'],
    faultInjection: 'answer-first',
  });
  expect(result.faults).toEqual(expect.arrayContaining([expect.stringMatching(/ is lost$/)]));
});
