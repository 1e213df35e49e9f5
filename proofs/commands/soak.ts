/**
 * Lets a server work for as long as asked, with visitors, uploads and mails, and looks whether anything grows:
 * `npm run soak -- --minutes 30`.
 */
import { parseArgs } from 'node:util';
import { makeTestbed } from '../testbed/testbed.ts';
import { soak } from '../durability/soak.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('Expected --minutes M.');

using testbed = makeTestbed();
const { samples, growth, reconciliation } = await soak(testbed, minutes);
console.table(samples);
console.table([{ ...growth, ...reconciliation, faults: reconciliation.faults.length }]);
for (const fault of reconciliation.faults.slice(0, 40)) console.log(fault);
if (reconciliation.faults.length > 0 || !growth.isFlat) process.exitCode = 1;
