/**
 * `npm run bench:postgres [-- SECONDS]`: how many submissions a second one server puts into PostgreSQL so that they are
 * flushed, with group commit and with a commit each, in turns. The database is a real one on this machine's disk.
 */
import { connectDatabase } from '../../server/store/database.ts';
import { type PostgresStore, openPostgresStore } from '../../server/store/postgres-store.ts';
import { startPostgres } from '../../server/store/test-support/postgres-server.ts';
import { numbered } from '../../server/test-support/submissions.ts';
import { databaseAddress } from '../../settings/addresses.ts';
import { spreadOf } from '../measurements/quantiles.ts';

const seconds = Number(process.argv[2] ?? 3);
const rounds = 3;
/** Submissions under way at once, as from so many visitors. */
const atOnce = 64;

/** How many statements run at once, and how many submissions each takes at most. */
const ways = {
  'group commit': { lines: 1, largest: 500 },
  'two at once': { lines: 2, largest: 500 },
  'a commit each': { lines: 10, largest: 1 },
} as const;
type Way = keyof typeof ways;

const server = await startPostgres({ durable: true });
let n = 0;

/** Puts submissions in for some seconds: how many a second, how many shared a commit, and µs of our CPU for each. */
async function measure({
  lines,
  largest,
}: (typeof ways)[Way]): Promise<{ rate: number; shared: number; cpu: number }> {
  const url = server.newUrl();
  const stores: PostgresStore[] = [];
  for (let line = 0; line < lines; line += 1)
    stores.push(
      await openPostgresStore(connectDatabase({ ...databaseAddress.parse(url), connections: 1 }), {
        largestBatch: largest,
      }),
    );
  const began = performance.now();
  const end = began + seconds * 1000;
  const cpu = process.cpuUsage();
  let count = 0;
  async function visit(_: unknown, visitor: number): Promise<void> {
    while (performance.now() < end) {
      n += 1;
      await stores[visitor % lines]?.accept(numbered(n, { proof: { id: `proof-${n}`, expiresAt: 9e12 } }));
      count += 1;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visit));
  const { user, system } = process.cpuUsage(cpu);
  const rate = count / ((performance.now() - began) / 1000);
  const commits = stores.reduce((sum, store) => sum + store.commits(), 0);
  await Promise.all(stores.map((store) => store.close()));
  return { rate, shared: count / commits, cpu: (user + system) / count };
}

const results = Object.fromEntries(Object.keys(ways).map((way) => [way, []])) as unknown as Record<
  Way,
  Awaited<ReturnType<typeof measure>>[]
>;
for (let round = 0; round < rounds; round += 1)
  for (const way of Object.keys(ways) as Way[]) results[way].push(await measure(ways[way]));
await server.remove();

const rows = Object.entries(results).map(([way, runs]) => {
  const of = (name: 'rate' | 'shared' | 'cpu') => Math.round(spreadOf(runs.map((run) => run[name])).median);
  return { way, 'accepted/s': of('rate'), 'in a commit': of('shared'), 'CPU each (µs)': of('cpu') };
});
console.table(rows);
