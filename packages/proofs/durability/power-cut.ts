/** Simulates power cuts at many points, and checks that accepted submissions are in the store. */
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Random, createRandom } from '../../server/test-support/fuzz/random.ts';
import { shimEnvironment } from '../testbed/build-shim.ts';
import { type DiskRecord, readDiskLog } from '../testbed/disk-log.ts';
import { type DiskModel, createDiskModel } from '../testbed/disk-model.ts';
import { startMailSink } from '../testbed/mail-sink.ts';
import { type Post, applicationPost, connections, isAccepted, messagePost, send } from '../testbed/posts.ts';
import { startServerRun } from '../testbed/server-run.ts';
import { readStored } from '../testbed/stored.ts';
import { type FaultInjection, withFault } from '../testbed/fault-injection.ts';
import type { Testbed } from '../testbed/testbed.ts';

/** `library` is the path of the compiled shim. */
export type PowerCutOptions = {
  library: string;
  posts: number;
  cuts: number;
  seed: number;
  faultInjection?: FaultInjection;
};

/** The numbers of accepted posts, of checked disk states and of lost posts, and the errors of broken stores. */
export type PowerCutReport = { accepted: number; cuts: number; lost: number; broken: string[] };

/**
 * An accepted post. `since` is the size of the disk log when the post was accepted. A later power cut must not lose the
 * post.
 */
type Promised = Post & { since: number };

const atOnce = 16;

/** Runs a server on the watched disk until all posts are sent, and then kills the server. */
async function recordRun(
  testbed: Testbed,
  dataDir: string,
  log: string,
  { library, posts, faultInjection }: PowerCutOptions,
): Promise<Promised[]> {
  const injected = withFault(faultInjection);
  await using sink = await startMailSink();
  await using server = await startServerRun({
    environment: {
      ...testbed.environment,
      ...shimEnvironment(library, { root: dataDir, log }),
      ...injected.environment,
      DATA_DIR: dataDir,
      SMTP_URL: sink.url,
    },
    nodeArguments: injected.nodeArguments,
  });
  const agent = connections(atOnce);
  const promised: Promised[] = [];
  const queue = Array.from({ length: posts }, (_, n) =>
    n % 8 === 7 ? applicationPost(`p${n}`) : messagePost(`p${n}`),
  );
  async function visitor(): Promise<void> {
    for (let post = queue.pop(); post; post = queue.pop()) {
      const answer = await send(server.origin, post, agent);
      if (isAccepted(answer)) promised.push({ ...post, since: statSync(log).size });
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visitor));
  await server.kill();
  agent.destroy();
  return promised;
}

/**
 * Returns how many posts are missing or damaged in the restored folder. Counts only posts that were accepted before the
 * cut.
 */
async function countLost(dataDir: string, promised: readonly Promised[], end: number): Promise<number> {
  const stored = await readStored({ DATA_DIR: dataDir });
  const isKept = ({ email, file }: Promised) => {
    const entry = stored.get(email)?.[0];
    return entry !== undefined && entry.file === file;
  };
  return promised.filter((post) => post.since <= end && !isKept(post)).length;
}

/**
 * Chooses the points for cuts. Three of four points are right after an answer, before the system has flushed waiting
 * writes. The other points are random.
 */
function chooseCuts(
  records: readonly DiskRecord[],
  promised: readonly Promised[],
  count: number,
  random: Random,
) {
  const [first = 0] = promised.map(({ since }) => since).toSorted((a, b) => a - b);
  const later = records.filter(({ end }) => end >= first);
  const points = Array.from({ length: count }, (_, n) =>
    n % 4 === 3 ? random.pick(later).end : random.pick(promised).since,
  );
  return points.toSorted((a, b) => a - b);
}

/** Applies records to the model, up to a size of the log. Removes these records from `records`. */
function follow(model: DiskModel, records: DiskRecord[], until: number): void {
  for (let next = records[0]; next && next.end <= until; next = records[0]) {
    model.take(next);
    records.shift();
  }
}

/** Runs a server, simulates power cuts, and counts the lost posts over all cuts. */
export async function cutPower(testbed: Testbed, options: PowerCutOptions): Promise<PowerCutReport> {
  const random = createRandom(options.seed);
  const name = `${options.faultInjection ?? 'full'}-${options.seed}`;
  const dataDir = testbed.makeFolder(`${name}-data`);
  const log = join(testbed.folder, `${name}.log`);
  writeFileSync(log, '');
  const promised = await recordRun(testbed, dataDir, log, options);
  const records = readDiskLog(log);
  const cuts = chooseCuts(records, promised, options.cuts, random);
  const model = createDiskModel();
  const report: PowerCutReport = { accepted: promised.length, cuts: cuts.length, lost: 0, broken: [] };
  for (const [n, end] of cuts.entries()) {
    follow(model, records, end);
    const folder = testbed.makeFolder(`${name}-cut-${n}`);
    // Every second cut loses all unflushed writes. The other cuts keep a random part of these writes.
    model.restore(dataDir, folder, () => n % 2 === 1 && random.onceIn(2));
    try {
      report.lost += await countLost(folder, promised, end);
    } catch (error) {
      report.broken.push(`cut ${n} at ${end}: ${String(error)}`);
    }
  }
  return report;
}
