/** `npm run torture -- --kills 300 --store sqlite --seed 1`: kills the server repeatedly under load. */
import { parseArgs } from 'node:util';
import { createRandom } from '../../server/test-support/fuzz/random.ts';
import { makeTestbed } from '../testbed/testbed.ts';
import { interruptCopy } from '../durability/interrupted-copy.ts';
import { interruptDeletion, interruptMigration } from '../durability/interrupted.ts';
import { interruptFiles } from '../durability/interrupted-files.ts';
import { interruptBatches } from '../durability/interrupted-batches.ts';
import { databaseKillPoints, killPoints } from '../durability/kill-points.ts';
import { isStoreName, openTorturedStore } from '../durability/stores.ts';
import { torture } from '../durability/torture.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    store: { type: 'string', default: 'sqlite' },
    seed: { type: 'string', default: '1' },
  },
});
const [kills, seed] = [Number(values.kills), Number(values.seed)];
if (!(kills > 0) || !Number.isSafeInteger(seed) || !isStoreName(values.store))
  throw new Error('Expected --kills N --store sqlite|postgres --seed N.');

using testbed = makeTestbed();
await using store = await openTorturedStore(values.store, testbed);
const rows = new Map<string, { kills: number; accepted: number }>();
const result = await torture({
  ...store,
  environment: { ...testbed.environment, ...store.environment },
  points: store.restartDatabase ? databaseKillPoints : killPoints,
  kills,
  random: createRandom(seed),
  onKill(point, accepted) {
    const row = rows.get(point) ?? { kills: 0, accepted: 0 };
    rows.set(point, { kills: row.kills + 1, accepted: row.accepted + accepted });
  },
  onWait: (waiting) => console.log(`A last server delivers what the killed ones left: ${waiting} mails.`),
});
console.table(Object.fromEntries(rows));
const { faults, ...sums } = result;
console.table([{ store: values.store, kills, ...sums, faults: faults.length }]);
for (const fault of faults.slice(0, 40)) console.log(fault);
const interruptions = [
  ...(await interruptMigration(testbed)),
  ...(await interruptDeletion(testbed, 'erase')),
  ...(await interruptDeletion(testbed, 'purge')),
  ...(await interruptBatches(testbed, 'erase')),
  ...(await interruptBatches(testbed, 'purge')),
  ...(await interruptFiles(testbed)),
  ...(store.newDatabase ? await interruptCopy(testbed, store.newDatabase()) : []),
];
console.table(interruptions);
const isHalf = interruptions.some(({ kept, expected }) => kept !== expected);
if (faults.length > 0 || isHalf) process.exitCode = 1;
