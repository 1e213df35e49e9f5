/**
 * Kills a PostgreSQL primary under load, promotes its standby, and counts the accepted submissions that the standby
 * lacks. The network between the two is slow, so a standby that no commit waits for is always behind.
 */
import type { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase } from '@website/server/queries';
import {
  type PostgresServer,
  freePort,
  startPostgres,
} from '../../server/store/test-support/postgres-server.ts';
import { databaseAddress } from '@website/server/settings';
import { startMailSink } from '../testbed/mail-sink.ts';
import { applicationPost, connections, isAccepted, messagePost, send } from '../testbed/posts.ts';
import { startRelay } from '../testbed/relay.ts';
import { startServerRun } from '../testbed/server-run.ts';
import { readStored } from '../testbed/stored.ts';
import type { Testbed } from '../testbed/testbed.ts';

/** The kinds of standbys, with the settings of their primary. */
export const standbyKinds = {
  asynchronous: {},
  synchronous: { synchronous_standby_names: 'ANY 1 (*)', synchronous_commit: 'on' },
  remote_apply: { synchronous_standby_names: 'ANY 1 (*)', synchronous_commit: 'remote_apply' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type StandbyKind = keyof typeof standbyKinds;

export type FailoverReport = {
  kind: StandbyKind;
  /** Whether the log and the metric named the standby before the primary was killed. */
  isWarnedInLog: boolean;
  notWaitedFor: number;
  /** Accepted until the primary was killed, and by the same server from the promoted standby. */
  accepted: number;
  acceptedAfter: number;
  /** Accepted posts that the promoted standby lacks. */
  lost: number;
  /** Stored posts of which there are several. */
  doubled: number;
  /** Posts whose mails have several Message-IDs. */
  differentMails: number;
  /** Seconds that the server needed to stop in the end. */
  stoppedAfter: number;
};

/** Milliseconds by which the standby is behind its primary. */
const lag = 300;
const visitors = 12;
/** The most seconds that a server may need to stop. */
const maxStop = 10;

/** Runs one statement on a database. */
async function ask(url: string, statement: string) {
  const { query, close } = connectDatabase({ ...databaseAddress.parse(url), connections: 1 });
  try {
    return (await query(statement)).rows[0];
  } finally {
    await close();
  }
}

/** Waits until a standby gets what its primary writes. */
async function waitForStandby(primaryUrl: string): Promise<void> {
  const statement = "SELECT count(*) AS count FROM pg_stat_replication WHERE state = 'streaming'";
  while (Number((await ask(primaryUrl, statement))?.count) === 0) await pause(50);
}

const atPort = (url: string, port: number): string => url.replace(/:\d+\//, `:${port}/`);

async function readGauge(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^site_standbys_not_waited_for (\d+)$/m.exec(text)?.[1]);
}

/** Posts from twelve visitors until `stop` is called. `reached` resolves after `count` more accepted posts. */
function pour(origin: string, agent: Agent) {
  const accepted = new Set<string>();
  let posts = 0;
  const state = { isOver: false };
  let goal = { count: Infinity, resolve: (): void => undefined };
  async function visit(): Promise<void> {
    while (!state.isOver) {
      posts += 1;
      const post = posts % 8 === 0 ? applicationPost(`p${posts}`) : messagePost(`p${posts}`);
      if (isAccepted(await send(origin, post, agent))) accepted.add(post.email);
      // A server without its database refuses at once, so a visitor waits a little.
      else await pause(20);
      if (accepted.size >= goal.count) goal.resolve();
    }
  }
  const ended = Promise.all(Array.from({ length: visitors }, visit));
  return {
    accepted,
    reached: (count: number) =>
      new Promise<void>((resolve) => (goal = { count: accepted.size + count, resolve })),
    async stop(): Promise<void> {
      state.isOver = true;
      await ended;
    },
  };
}

async function compare(
  environment: Readonly<Record<string, string>>,
  accepted: ReadonlySet<string>,
  mails: readonly { email: string; messageId: string }[],
) {
  const stored = await readStored(environment);
  const byEmail = Map.groupBy(mails, ({ email }) => email);
  return {
    lost: [...accepted].filter((email) => !stored.has(email)).length,
    doubled: [...stored.values()].filter(({ length }) => length > 1).length,
    differentMails: [...byEmail.values()].filter(
      (copies) => new Set(copies.map(({ messageId }) => messageId)).size > 1,
    ).length,
  };
}

async function failOver(
  testbed: Testbed,
  kind: StandbyKind,
  primary: PostgresServer,
  posts: number,
): Promise<FailoverReport> {
  const url = primary.newUrl();
  await using network = await startRelay(primary.port, lag);
  const standby = await primary.startStandby({ host: '127.0.0.1', port: network.port });
  try {
    await waitForStandby(url);
    await using front = await startRelay(primary.port);
    await using sink = await startMailSink();
    const metricsPort = await freePort();
    const environment = {
      ...testbed.environment,
      DATA_DIR: testbed.makeFolder(`failover-${kind}`),
      DATABASE_URL: atPort(url, front.port),
      SMTP_URL: sink.url,
    };
    await using server = await startServerRun({
      environment: { ...environment, METRICS_PORT: String(metricsPort) },
    });
    const isWarnedInLog = server.output().includes('"store.standby-not-waited-for"');
    const notWaitedFor = await readGauge(metricsPort);
    const agent = connections(visitors);
    const load = pour(server.origin, agent);
    await load.reached(posts);
    await primary.kill();
    const accepted = load.accepted.size;
    await ask(atPort(url, standby.port), 'SELECT pg_promote(true, 60)');
    front.leadTo(standby.port);
    await load.reached(visitors);
    await load.stop();
    agent.destroy();
    const stopped = performance.now();
    server.child.kill('SIGTERM');
    await server.ended;
    const stoppedAfter = Math.round((performance.now() - stopped) / 1000);
    const acceptedAfter = load.accepted.size - accepted;
    const result = await compare(environment, load.accepted, sink.mails);
    return { kind, isWarnedInLog, notWaitedFor, accepted, acceptedAfter, ...result, stoppedAfter };
  } finally {
    await standby.remove();
  }
}

/** Runs a primary with a standby of this kind, and kills the primary after `posts` accepted posts. */
export async function proveFailover(
  testbed: Testbed,
  kind: StandbyKind,
  posts: number,
): Promise<FailoverReport> {
  const primary = await startPostgres({ durable: true, settings: standbyKinds[kind] });
  try {
    return await failOver(testbed, kind, primary, posts);
  } finally {
    await primary.remove();
  }
}

/** Returns whether a report is as the documents promise. Without a loss, the asynchronous kind would prove nothing. */
export function isAsPromised(report: FailoverReport): boolean {
  const { kind, isWarnedInLog, notWaitedFor, lost, doubled, differentMails, stoppedAfter } = report;
  const isAsynchronous = kind === 'asynchronous';
  return (
    isWarnedInLog === isAsynchronous &&
    notWaitedFor === (isAsynchronous ? 1 : 0) &&
    lost > 0 === isAsynchronous &&
    doubled + differentMails === 0 &&
    stoppedAfter <= maxStop
  );
}
