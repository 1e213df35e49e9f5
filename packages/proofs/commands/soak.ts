/**
 * `npm run soak -- --minutes 30`: runs a server under load with visitors, uploads and mails, and checks that its memory,
 * open files and log do not grow.
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
