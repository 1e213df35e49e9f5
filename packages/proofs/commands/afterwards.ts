/**
 * `npm run bench:afterwards -- --store sqlite|postgres`: kills the server while it reads bounces and mails reports, and
 * while senders and the operator change submissions that were delivered.
 */
import { parseArgs } from 'node:util';
import { interruptInbox } from '../durability/interrupted-inbox.ts';
import { interruptMbox, interruptReports } from '../durability/interrupted-reports.ts';
import { interruptSenders } from '../durability/interrupted-sender.ts';
import { isStoreName } from '../durability/stores.ts';
import { makeTestbed } from '../testbed/testbed.ts';

const { values } = parseArgs({ options: { store: { type: 'string', default: 'sqlite' } } });
const { store } = values;
if (!isStoreName(store)) throw new Error('Expected --store sqlite|postgres.');

const attacks = [];
for (const interrupt of [interruptReports, interruptMbox, interruptSenders, interruptInbox]) {
  using testbed = makeTestbed();
  attacks.push(...(await interrupt(testbed, store)));
}
console.table(attacks.map(({ point, ended, faults }) => ({ point, ended, faults: faults.length })));
for (const fault of attacks.flatMap(({ faults }) => faults)) console.log(fault);
if (attacks.some(({ ended, faults }) => ended !== 'SIGKILL' || faults.length > 0)) process.exitCode = 1;
