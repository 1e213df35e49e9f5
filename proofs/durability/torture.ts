/** Kills a server repeatedly under load, at named points and at any time, and reconciles its submissions. */
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

/** `environment` contains the settings of the servers, above all their store. */
export type TortureOptions = {
  environment: Readonly<Record<string, string>>;
  kills: number;
  random: Random;
  /** Kills and restarts a separate database process. */
  restartDatabase?: (() => Promise<void>) | undefined;
  /**
   * Ends the leases of killed servers before the last server starts. Without this, the last server would wait for
   * minutes.
   */
  endLeases?: () => Promise<void>;
  /** The kill points, used one after the other. The default is all points. */
  points?: readonly KillPoint[];
  faultInjection?: FaultInjection;
  /** Is called after each kill with the number of posts that were accepted in this round. */
  onKill?: (point: KillPoint, accepted: number) => void;
  /** Is called at the end with the number of mails that the last server still has to deliver. */
  onWait?: (waiting: number) => void;
};

const visitors = 12;

/** Milliseconds within which a server must reach a point. */
const pointTimeout = 240_000;

const isMailStage = (point: KillPoint): point is MailStage =>
  (mailStages as readonly string[]).includes(point);

/**
 * Returns the maximum of the random count of a point. Frequent points allow a high count; a server with an injected
 * fault allows a low count.
 */
function timesOf(point: KillPoint, faultInjection: FaultInjection | undefined): number {
  if (faultInjection) return 2;
  return point.endsWith('accept') || point === 'before the answer' ? 30 : 6;
}

/** Generates posts for all visitors, and records the accepted posts. */
function createLoad() {
  const posted = new Map<string, Post>();
  const accepted = new Set<string>();

  function nextPost(): Post {
    const name = `p${posted.size}`;
    const post = posted.size % 8 === 7 ? applicationPost(name) : messagePost(name);
    posted.set(post.email, post);
    return post;
  }
  /** Posts until the server has ended. */
  async function pour(server: ServerRun, onAccepted: () => void): Promise<void> {
    const agent = connections(visitors);
    const gone = { isTrue: false };
    void server.ended.then(() => (gone.isTrue = true));
    async function visit(): Promise<void> {
      while (!gone.isTrue) {
        const post = nextPost();
        // An interrupted post is not sent again. It may be stored once or not at all.
        const answer = await send(server.origin, post, agent);
        if (isAccepted(answer)) {
          accepted.add(post.email);
          onAccepted();
        } else if (answer.status === undefined) await server.ended;
        // A server without its database refuses immediately, so the visitor waits a little.
        else await pause(20);
      }
    }
    await Promise.all(Array.from({ length: visitors }, visit));
    agent.destroy();
  }
  return { posted, accepted, pour };
}

type Load = ReturnType<typeof createLoad>;

/** Runs a server under load until it is killed at a point. */
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
      // The server must first accept posts again, and only then is killed too.
      void options.restartDatabase?.().then(() => (last = accepted + 10));
    if (accepted === last) kill();
  });
  clearTimeout(alarm);
  if (late.isTrue) throw new Error(`Nobody came to the point '${point}' in ${pointTimeout} ms.`);
  options.onKill?.(point, accepted);
}

/** Returns the ids of delivered submissions, from the server's log. */
const deliveredBy = (server: ServerRun): Set<string | undefined> =>
  new Set([...server.output().matchAll(/"delivery\.sent","id":"([^"]+)"/g)].map(([, id]) => id));

/**
 * Runs a server until it has delivered all stored submissions, and then stops it. The number of received mails does not
 * show when the server has finished: a mail that arrived before a kill is sent again if its delivery was not recorded.
 */
async function settleAll(
  { environment, endLeases, onWait }: TortureOptions,
  sink: MailSink,
): Promise<Evidence['stored']> {
  await endLeases?.();
  await using server = await startServerRun({ environment: { ...environment, SMTP_URL: sink.url } });
  const stored = [...(await readStored(environment)).values()].flat();
  let waiting = stored.filter(({ state }) => state !== 'delivered');
  onWait?.(waiting.length);
  while (waiting.length > 0) {
    const delivered = deliveredBy(server);
    waiting = waiting.filter(({ id }) => !delivered.has(id));
    if (waiting.length > 0) await once(server.child.stdout ?? server.child, 'data');
  }
  server.child.kill('SIGTERM');
  await server.ended;
  return await readStored(environment);
}

/** Kills a server `kills` times, at one point after the other, and compares the submissions at the end. */
export async function torture(options: TortureOptions): Promise<Reconciliation> {
  const load = createLoad();
  await using sink = await startMailSink();
  const { kills, points = killPoints } = options;
  const order = Array.from({ length: kills }, (_, n) => points[n % points.length]);
  for (const point of order) if (point) await liveUntil(point, options, sink, load);
  const stored = await settleAll(options, sink);
  return reconcile({ posted: load.posted, accepted: load.accepted, stored, mails: sink.mails });
}
