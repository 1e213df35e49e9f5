/** Kills a server again and again under load, at named points and at any time, and adds up what is left. */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../server/test-support/fuzz/random.ts';
import { type MailStage, type MailSink, mailStages, startMailSink } from '../testbed/mail-sink.ts';
import { type Post, applicationPost, connections, isAccepted, messagePost, send } from '../testbed/posts.ts';
import { type ServerRun, startServerRun } from '../testbed/server-run.ts';
import { readStored } from '../testbed/stored.ts';
import { type FaultInjection, withFault } from '../testbed/fault-injection.ts';
import { type KillPoint, endingAt, isInside, killPoints } from './kill-points.ts';
import { type Evidence, type Reconciliation, reconcile } from './reconcile.ts';

/** What to do; `environment` is what the servers are started with, their store above all. */
export type TortureOptions = {
  environment: Readonly<Record<string, string>>;
  kills: number;
  random: Random;
  /** Ends the database and starts it again, where it is a program of its own. */
  restartDatabase?: (() => Promise<void>) | undefined;
  /** Ends the leases of killed servers before the last one starts, which would wait for minutes to take them over. */
  endLeases?: () => Promise<void>;
  /** Where it is killed, in turn; everywhere, unless told. */
  points?: readonly KillPoint[];
  faultInjection?: FaultInjection;
  /** Told of each kill, with how many posts had been answered with success in that round. */
  onKill?: (point: KillPoint, accepted: number) => void;
};

const visitors = 12;

/** Milliseconds after which a point that nobody came to is no point any more. */
const pointTimeout = 30_000;

const isMailStage = (point: KillPoint): point is MailStage =>
  (mailStages as readonly string[]).includes(point);

/** How often a server comes to a point within moments: arrivals are many, and one that commits late does so seldom. */
function timesOf(point: KillPoint, faultInjection: FaultInjection | undefined): number {
  if (faultInjection) return 2;
  return point.endsWith('accept') || point === 'before the answer' ? 30 : 6;
}

/** Posts for all visitors, and what became of them. */
function createLoad() {
  const posted = new Map<string, Post>();
  const accepted = new Set<string>();

  function nextPost(): Post {
    const name = `p${posted.size}`;
    const post = posted.size % 8 === 7 ? applicationPost(name) : messagePost(name);
    posted.set(post.email, post);
    return post;
  }
  /** Posts until the server is gone. */
  async function pour(server: ServerRun, onAccepted: () => void): Promise<void> {
    const agent = connections(visitors);
    const gone = { isTrue: false };
    void server.ended.then(() => (gone.isTrue = true));
    async function visit(): Promise<void> {
      while (!gone.isTrue) {
        const post = nextPost();
        // A post that was cut off is not sent again: it may be kept or not, but never twice.
        const answer = await send(server.origin, post, agent);
        if (isAccepted(answer)) {
          accepted.add(post.email);
          onAccepted();
        } else if (answer.status === undefined) await server.ended;
        // Without its database a server answers at once that it cannot.
        else await pause(20);
      }
    }
    await Promise.all(Array.from({ length: visitors }, visit));
    agent.destroy();
  }
  return { posted, accepted, pour };
}

type Load = ReturnType<typeof createLoad>;

/** One life of a server: from its start until it is ended at a point. */
async function liveUntil(
  point: KillPoint,
  options: TortureOptions,
  sink: MailSink,
  load: Load,
): Promise<void> {
  const { environment, random } = options;
  const nth = 1 + random.below(timesOf(point, options.faultInjection));
  const killPoint = isInside(point) ? endingAt(point, nth) : undefined;
  const injected = withFault(options.faultInjection);
  await using server = await startServerRun({
    environment: { ...environment, SMTP_URL: sink.url, ...killPoint?.environment, ...injected.environment },
    nodeArguments: [...(killPoint?.nodeArguments ?? []), ...injected.nodeArguments],
  });
  const kill = () => void server.child.kill('SIGKILL');
  if (isMailStage(point)) sink.at(point, nth, kill);
  let [accepted, last] = [0, Number.POSITIVE_INFINITY];
  const late = { isTrue: false };
  const alarm = setTimeout(() => {
    late.isTrue = true;
    kill();
  }, pointTimeout);
  await load.pour(server, () => {
    accepted += 1;
    if (point === 'at any time' && accepted === 5 * nth) setTimeout(kill, random.below(30));
    if (point === 'the database, at any time' && accepted === 5 * nth)
      // The server has to take posts again before it goes, too.
      void options.restartDatabase?.().then(() => (last = accepted + 10));
    if (accepted === last) kill();
  });
  clearTimeout(alarm);
  if (late.isTrue) throw new Error(`Nobody came to the point '${point}' in ${pointTimeout} ms.`);
  options.onKill?.(point, accepted);
}

/** Ids of submissions that a server has delivered, by what it printed once that was in its store. */
const deliveredBy = (server: ServerRun): Set<string | undefined> =>
  new Set([...server.output().matchAll(/"delivery\.sent","id":"([^"]+)"/g)].map(([, id]) => id));

/**
 * Starts a server that nobody ends, until it has delivered everything that is kept; then it is stopped. Mails that have
 * arrived are no measure: one that came before a kill, and was not marked, has to come again.
 */
async function settleAll(
  { environment, endLeases }: TortureOptions,
  sink: MailSink,
): Promise<Evidence['stored']> {
  await endLeases?.();
  await using server = await startServerRun({ environment: { ...environment, SMTP_URL: sink.url } });
  const stored = [...(await readStored(environment)).values()].flat();
  let waiting = stored.filter(({ state }) => state !== 'delivered');
  while (waiting.length > 0) {
    const delivered = deliveredBy(server);
    waiting = waiting.filter(({ id }) => !delivered.has(id));
    if (waiting.length > 0) await once(server.child.stdout ?? server.child, 'data');
  }
  server.child.kill('SIGTERM');
  await server.ended;
  return await readStored(environment);
}

/** Kills a server so many times, each point in turn, and reckons up in the end. */
export async function torture(options: TortureOptions): Promise<Reconciliation> {
  const load = createLoad();
  await using sink = await startMailSink();
  const { kills, points = killPoints } = options;
  const order = Array.from({ length: kills }, (_, n) => points[n % points.length]);
  for (const point of order) if (point) await liveUntil(point, options, sink, load);
  const stored = await settleAll(options, sink);
  return reconcile({ posted: load.posted, accepted: load.accepted, stored, mails: sink.mails });
}
