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

using place = makeTestbed();
const { samples, growth, reckoning } = await soak(place, minutes);
console.table(samples);
console.table([{ ...growth, ...reckoning, faults: reckoning.faults.length }]);
for (const fault of reckoning.faults.slice(0, 40)) console.log(fault);
if (reckoning.faults.length > 0 || !growth.isFlat) process.exitCode = 1;
