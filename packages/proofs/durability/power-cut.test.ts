import { expect, onTestFinished, test } from 'vitest';
import { everything } from '../../../tests/browser/support/sample.ts';
import { buildShim } from '../testbed/build-shim.ts';
import { makeTestbed } from '../testbed/testbed.ts';
import type { FaultInjection } from '../testbed/fault-injection.ts';
import { cutPower } from './power-cut.ts';

function openTestbed() {
  const testbed = makeTestbed();
  onTestFinished(() => testbed[Symbol.dispose]());
  return { testbed, library: buildShim(testbed.folder) };
}

test('every accepted submission is in the store after a power cut at any point', async () => {
  const { testbed, library } = openTestbed();
  const report = await cutPower(testbed, { library, posts: 120, cuts: 12, seed: 1 });
  expect(report).toEqual({ accepted: 120, cuts: 12, lost: 0, broken: [] });
});

// Shows that the proof detects lost submissions. `torture.test.ts` detects `answer-first` in every run.
test.each<FaultInjection>(everything ? ['normal', 'answer-first'] : ['normal'])(
  'a server with an injected fault is detected: %s',
  async (faultInjection) => {
    const { testbed, library } = openTestbed();
    const report = await cutPower(testbed, { library, posts: 120, cuts: 4, seed: 1, faultInjection });
    expect(report.accepted).toBe(120);
    expect(report.lost + report.broken.length).toBeGreaterThan(0);
  },
);
