/**
 * `npm run bench:postgres [-- SECONDS]`: measures how many submissions a server stores durably in PostgreSQL per second,
 * by number of connections. The database is on this machine's disk.
 */
import { connectDatabase, openPostgresStore } from '@website/server/queries';
import { startPostgres } from '../../server/store/test-support/postgres-server.ts';
import { numbered } from '../../server/test-support/submissions.ts';
import { databaseAddress } from '@website/server/settings';
import { quantilesOf } from '../measurements/quantiles.ts';

const seconds = Number(process.argv[2] ?? 3);
const rounds = 3;
/** The number of submissions that are sent at the same time. */
const atOnce = 64;

/** The numbers of connections to measure. A server's default is 10 connections. */
const connectionCounts = [1, 4, 10];

const server = await startPostgres({ durable: true });
let n = 0;

/** Stores submissions for some seconds; returns the rate per second, and CPU microseconds per submission. */
async function measure(connections: number): Promise<{ rate: number; cpu: number }> {
  const address = databaseAddress.parse(server.newUrl());
  const store = await openPostgresStore(connectDatabase({ ...address, connections }));
  const began = performance.now();
  const end = began + seconds * 1000;
  const cpu = process.cpuUsage();
  let count = 0;
  async function visit(): Promise<void> {
    while (performance.now() < end) {
      n += 1;
      await store.accept(numbered(n, { proof: { id: `proof-${n}`, expiresAt: 9e12 } }));
      count += 1;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visit));
  const { user, system } = process.cpuUsage(cpu);
  const rate = count / ((performance.now() - began) / 1000);
  await store.close();
  return { rate, cpu: (user + system) / count };
}

const results = new Map(
  connectionCounts.map((count) => [count, [] as Awaited<ReturnType<typeof measure>>[]]),
);
for (let round = 0; round < rounds; round += 1)
  for (const [count, runs] of results) runs.push(await measure(count));
await server.remove();

const rows = [...results].map(([connections, runs]) => {
  const of = (name: 'rate' | 'cpu') => Math.round(quantilesOf(runs.map((run) => run[name])).median);
  return { connections, 'accepted/s': of('rate'), 'CPU each (µs)': of('cpu') };
});
console.table(rows);
