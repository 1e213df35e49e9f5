/** `npm run bench:slow-sockets -- --sockets 2000 --addresses 20`: opens many connections with almost no traffic. */
import { parseArgs } from 'node:util';
import { startServerRun } from '../testbed/server-run.ts';
import { makeTestbed } from '../testbed/testbed.ts';
import { allowed, canApply, kinds, openSlowSockets, slowestPages } from '../durability/slow-sockets.ts';

const { values } = parseArgs({
  options: { sockets: { type: 'string', default: '2000' }, addresses: { type: 'string', default: '20' } },
});
const [sockets, addresses] = [Number(values.sockets), Number(values.addresses)];
if (!(sockets > 0 && addresses > 0)) throw new Error('Expected --sockets N --addresses N.');

using testbed = makeTestbed();
await using server = await startServerRun({
  environment: { ...testbed.limitedEnvironment, DATA_DIR: testbed.makeFolder('data') },
});
const { origin } = server;
const quiet = await slowestPages(origin, 5000);
const slow = openSlowSockets({ origin, sockets, addresses, kinds, every: 5000 });
const loaded = await slowestPages(origin, 8000);
const openCount = slow.open();
const applied = await canApply(origin);
await slow.allClosed;
console.table([
  {
    connections: sockets,
    addresses,
    'open when measured': openCount,
    'page p99, alone (ms)': quiet.toFixed(1),
    'page p99 (ms)': loaded.toFixed(1),
    'a newcomer could apply': applied,
  },
]);
console.table(
  Object.entries(slow.lives).map(([kind, lives]) => ({
    kind,
    closed: lives.length,
    'longest (s)': (Math.max(...lives) / 1000).toFixed(1),
    'allowed (s)': allowed[kind as keyof typeof allowed] / 1000,
  })),
);
const isInTime = kinds.every((kind) => Math.max(...(slow.lives[kind] ?? [])) < allowed[kind]);
if (!isInTime || !applied || loaded > Math.max(100, 3 * quiet)) process.exitCode = 1;
