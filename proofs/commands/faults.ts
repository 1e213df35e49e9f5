/** `npm run bench:faults`: tests how a server handles faults of disk and descriptors. */
import { buildShim } from '../testbed/build-shim.ts';
import { makeTestbed } from '../testbed/testbed.ts';
import { runFaults } from '../durability/faults.ts';

using testbed = makeTestbed();
const reports = await runFaults(testbed, buildShim(testbed.folder));
console.table(reports.map((report) => ({ ...report, healedAfter: `${report.healedAfter.toFixed(0)} ms` })));
if (reports.some(({ lost, isAlive }) => lost > 0 || !isAlive)) process.exitCode = 1;
