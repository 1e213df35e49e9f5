/** `npm run bench:power-cut -- --runs 4 --posts 1000 --cuts 40 --seed 1`: simulates power cuts. */
import { parseArgs } from 'node:util';
import { buildShim } from '../testbed/build-shim.ts';
import { makeTestbed } from '../testbed/testbed.ts';
import { cutPower } from '../durability/power-cut.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '4' },
    posts: { type: 'string', default: '1000' },
    cuts: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
});
const [runs, posts, cuts, firstSeed] = [values.runs, values.posts, values.cuts, values.seed].map(Number);
if (!runs || !posts || !cuts || !firstSeed)
  throw new Error('Expected --runs, --posts, --cuts and --seed as numbers.');

using testbed = makeTestbed();
const library = buildShim(testbed.folder);
const injectedFaults = [...Array.from({ length: runs }, () => undefined), 'normal', 'answer-first'] as const;
const rows: Record<string, string | number>[] = [];
for (const [n, faultInjection] of injectedFaults.entries()) {
  const options = { library, posts, cuts, seed: firstSeed + n, ...(faultInjection && { faultInjection }) };
  const report = await cutPower(testbed, options);
  const isLossy = report.lost + report.broken.length > 0;
  const isRight = isLossy === (faultInjection !== undefined);
  if (!isRight) process.exitCode = 1;
  rows.push({
    server: faultInjection ? `control: ${faultInjection}` : 'as it is',
    seed: options.seed,
    accepted: report.accepted,
    cuts: report.cuts,
    'lost (over all cuts)': report.lost,
    broken: report.broken.length,
    verdict: `${isRight ? '' : 'WRONG: '}${isLossy ? 'caught' : 'nothing lost'}`,
  });
  for (const fault of report.broken) console.log(fault);
}
console.table(rows);
