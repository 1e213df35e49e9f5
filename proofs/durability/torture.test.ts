import { expect, onTestFinished, test } from 'vitest';
import { everything } from '../../tests/browser/support/sample.ts';
import { createRandom } from '../../server/test-support/fuzz/random.ts';
import { makeTestbed } from '../testbed/testbed.ts';
import { interruptCopy } from './interrupted-copy.ts';
import { type KillPoint, killPoints } from './kill-points.ts';
import { openTorturedStore } from './stores.ts';
import { torture } from './torture.ts';

/** One point for each law: what is answered is kept, is delivered once, and comes again under the same name. */
const sampledPoints: readonly KillPoint[] = [
  'before commit of accept',
  'before the answer',
  'after commit of claim',
  'before commit of mark',
];

/** Each start takes its time on a busy machine. */
const timeout = 300_000;

function openTestbed() {
  const testbed = makeTestbed();
  onTestFinished(() => testbed[Symbol.dispose]());
  return { ...testbed.environment, DATA_DIR: testbed.makeFolder('data') };
}

test(
  'killed at the sampled points, it delivers all that it answered for, and nothing under two names',
  { timeout },
  async () => {
    const points = everything ? killPoints : sampledPoints;
    const kills = 2 * points.length;
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
    // Only what was under way at a kill may come again, and no more is than there are connections.
    expect(result.copies).toBeLessThanOrEqual(4 * kills);
  },
);

test('the same on PostgreSQL, around its commits and in a copy to it', { timeout }, async () => {
  using testbed = makeTestbed();
  await using store = await openTorturedStore('postgres', testbed);
  const points: KillPoint[] = ['before commit of accept', 'in commit of accept', 'after commit of accept'];
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
  // On the same database program, whose start takes longer than this.
  const copied = await interruptCopy(testbed, store.newDatabase?.() ?? '');
  expect(copied.map(({ ended }) => ended)).toEqual(['SIGKILL', 'SIGKILL', 'SIGKILL', 0]);
  for (const { point, kept, expected } of copied) expect([point, kept]).toEqual([point, expected]);
});

test('a server that answers before the commit is caught', { timeout }, async () => {
  const result = await torture({
    environment: openTestbed(),
    kills: 2,
    random: createRandom(1),
    points: ['before commit of accept'],
    faultInjection: 'answer-first',
  });
  expect(result.faults).toEqual(expect.arrayContaining([expect.stringMatching(/ is lost$/)]));
});
