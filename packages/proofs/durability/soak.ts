/** Runs a server under load for a long time, samples its resources, and reconciles its submissions at the end. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type MailSink, startMailSink } from '../testbed/mail-sink.ts';
import {
  type Post,
  applicationPost,
  connections,
  getStatus,
  isAccepted,
  messagePost,
  send,
} from '../testbed/posts.ts';
import { type ServerRun, startServerRun } from '../testbed/server-run.ts';
import { readStored } from '../testbed/stored.ts';
import type { Testbed } from '../testbed/testbed.ts';
import { type Reconciliation, reconcile } from './reconcile.ts';

/** Resources of the server: memory and log in mebibytes, and open files. */
export type Sample = { minute: string; memory: number; descriptors: number; log: number; accepted: number };

/** Medians of the second third and of the last third of the run. In the first third, the resources still grow. */
export type Growth = { memory: string; descriptors: string; log: string; isFlat: boolean };

const samplesInAll = 30;
const visitors = 4;
const mebibyte = 1024 * 1024;

/** The rate of posts. It limits the size of the store in a long run. */
const postsPerSecond = 50;

function sampleOf(server: ServerRun, dataDir: string, since: number, accepted: number): Sample {
  const { pid } = server.child;
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  const log = statSync(join(dataDir, 'submissions.db-wal'), { throwIfNoEntry: false });
  return {
    minute: ((performance.now() - since) / 60_000).toFixed(1),
    memory: Math.round(Number(resident) / 1024),
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    log: Math.round((log?.size ?? 0) / mebibyte),
    accepted,
  };
}

function growthOf(samples: readonly Sample[]): Growth {
  const third = Math.floor(samples.length / 3);
  const middle = (from: number, of: (sample: Sample) => number) =>
    samples
      .slice(from, from + third)
      .map(of)
      .toSorted((a, b) => a - b)[Math.floor(third / 2)] ?? 0;
  const both = (of: (sample: Sample) => number) => [middle(third, of), middle(2 * third, of)] as const;
  const [memory, descriptors, log] = [
    both((sample) => sample.memory),
    both((sample) => sample.descriptors),
    both((sample) => sample.log),
  ];
  // A growth of a tenth may be chance; a leak grows more.
  const isFlat =
    memory[1] <= 1.1 * memory[0] + 5 && descriptors[1] <= descriptors[0] + 8 && log[1] <= log[0] + 8;
  const shown = ([before, after]: readonly [number, number]) => `${before} → ${after}`;
  return { memory: shown(memory), descriptors: shown(descriptors), log: shown(log), isFlat };
}

/** Runs visitors until the time `until`. Visitors request pages and post at a constant rate. */
async function visit(server: ServerRun, until: number, posted: Map<string, Post>, accepted: Set<string>) {
  const agent = connections(visitors);
  async function visitor(): Promise<void> {
    while (performance.now() < until) {
      const name = `p${posted.size}`;
      const post = posted.size % 20 === 19 ? applicationPost(name) : messagePost(name);
      posted.set(post.email, post);
      await getStatus(server.origin, '/', agent);
      if (isAccepted(await send(server.origin, post, agent))) accepted.add(post.email);
      await pause((1000 * visitors) / postsPerSecond);
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor));
  agent.destroy();
}

async function allArrived(sink: MailSink, accepted: ReadonlySet<string>): Promise<void> {
  const isIn = () => new Set(sink.mails.map(({ email }) => email)).size >= accepted.size;
  while (!isIn()) await sink.next();
}

export async function soak(
  testbed: Testbed,
  minutes: number,
): Promise<{ samples: Sample[]; growth: Growth; reconciliation: Reconciliation }> {
  const dataDir = testbed.makeFolder('data');
  await using sink = await startMailSink();
  const environment = { ...testbed.environment, DATA_DIR: dataDir, SMTP_URL: sink.url };
  await using server = await startServerRun({ environment });
  const [posted, accepted] = [new Map<string, Post>(), new Set<string>()];
  const since = performance.now();
  const until = since + minutes * 60_000;
  const samples: Sample[] = [];
  const every = (minutes * 60_000) / samplesInAll;
  const watch = setInterval(() => samples.push(sampleOf(server, dataDir, since, accepted.size)), every);
  await visit(server, until, posted, accepted);
  clearInterval(watch);
  await allArrived(sink, accepted);
  server.child.kill('SIGTERM');
  await server.ended;
  const stored = await readStored(environment);
  return {
    samples,
    growth: growthOf(samples),
    reconciliation: reconcile({ posted, accepted, stored, mails: sink.mails }),
  };
}
