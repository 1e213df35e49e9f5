/** `npm run bench:faults`: tests how a server handles faults of disk and descriptors. */
import { buildShim } from '../testbed/build-shim.ts';
import { makeTestbed } from '../testbed/testbed.ts';
import { type FaultReport, runFaults } from '../durability/faults.ts';

using testbed = makeTestbed();
const reports = await runFaults(testbed, buildShim(testbed.folder));
const healed = (time: number | undefined): string => (time === undefined ? 'never' : `${time.toFixed(0)} ms`);
console.table(reports.map((report) => ({ ...report, healedAfter: healed(report.healedAfter) })));
const isBroken = ({ lost, isAlive, healedAfter }: FaultReport): boolean =>
  lost > 0 || !isAlive || healedAfter === undefined;
if (reports.some(isBroken)) process.exitCode = 1;
