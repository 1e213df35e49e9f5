import { expect, onTestFinished, test } from 'vitest';
import { buildShim } from '../testbed/build-shim.ts';
import { makeTestbed } from '../testbed/testbed.ts';
import { type FaultReport, runFaults } from './faults.ts';

/** Without a store, the server refuses submissions with 503 and still serves pages. */
const withoutStore = { message: 503, application: 503, page: 200, ready: 503, lost: 0, isAlive: true };
const expected: Readonly<Record<string, Omit<FaultReport, 'fault' | 'healedAfter'>>> = {
  'disk full': withoutStore,
  'disk read-only': withoutStore,
  'disk gone': withoutStore,
  'folder moved away': withoutStore,
  // The open store works; only an arriving file needs a descriptor.
  'out of descriptors': { ...withoutStore, message: 200, ready: 200 },
};

test('a server › under faults of its disk and its descriptors › survives each, reports it, and recovers', async () => {
  const testbed = makeTestbed();
  onTestFinished(() => testbed[Symbol.dispose]());
  const reports = await runFaults(testbed, buildShim(testbed.folder));
  for (const report of reports)
    expect(report).toMatchObject({ ...expected[report.fault], fault: report.fault });
  expect(reports.map(({ fault }) => fault)).toEqual(Object.keys(expected));
  for (const { healedAfter } of reports) expect(healedAfter).toEqual(expect.any(Number));
});
