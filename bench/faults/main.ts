/** What a server does when something is taken from it: `npm run bench:faults`. */
import { buildShim } from '../disk/build-shim.ts';
import { makeWorkplace } from '../runs/workplace.ts';
import { meetFaults } from './faults.ts';

using place = makeWorkplace();
const reports = await meetFaults(place, buildShim(place.folder));
console.table(reports.map((report) => ({ ...report, healedAfter: `${report.healedAfter.toFixed(0)} ms` })));
if (reports.some(({ lost, isAlive }) => lost > 0 || !isAlive)) process.exitCode = 1;
