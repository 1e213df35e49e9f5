/** Shared by the attacks on what happens after a submission was delivered: one kill for each point, then a whole run. */
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type MailSink, type MailStage, mailStages, startMailSink } from '../testbed/mail-sink.ts';
import { type Post, connections, send } from '../testbed/posts.ts';
import { type ServerRun, startServerRun } from '../testbed/server-run.ts';
import { openStoreForCommand, type Store } from '@website/server/queries';
import { readServerSettings } from '@website/server/settings';
import type { Testbed } from '../testbed/testbed.ts';
import { endingAt } from './kill-points.ts';
import { type StoreName, openTorturedStore } from './stores.ts';

/** The result of one kill. `faults` is empty if the law held. */
export type Attack = { point: string; ended: number | string; faults: string[] };

/** A store, a mail server, and what starts and looks. `await using` ends all of it. */
export type Scene = AsyncDisposable & {
  sink: MailSink;
  environment: Readonly<Record<string, string>>;
  /** Starts a server that looks for its tasks all the time. It is killed at `point`, if there is one. */
  start(point?: string): Promise<ServerRun>;
  /** Works on the store, beside a server or without one. */
  withStore<T>(work: (store: Store) => Promise<T>): Promise<T>;
  /** Starts a server that nobody kills, waits until `isDone`, and ends it. */
  finish(isDone: (store: Store) => Promise<boolean>): Promise<void>;
};

/** Milliseconds within which a program must reach its point. */
const pointTimeout = 240_000;

/** Waits until a program has ended at its point. Rejects if it never does. */
export function endedAt(point: string, ended: Promise<number | string>): Promise<number | string> {
  const late = Promise.withResolvers<never>();
  const alarm = setTimeout(
    () => late.reject(new Error(`Nobody came to the point '${point}' in ${pointTimeout} ms.`)),
    pointTimeout,
  );
  return Promise.race([ended, late.promise]).finally(() => clearTimeout(alarm));
}

const hurry = fileURLToPath(new URL('hurry.ts', import.meta.url));

const isMailStage = (point: string): point is MailStage => mailStages.some((stage) => stage === point);

/** Opens a scene with an empty store of its own. */
export async function openScene(
  testbed: Testbed,
  storeName: StoreName,
  others: Readonly<Record<string, string>> = {},
): Promise<Scene> {
  const closers = new AsyncDisposableStack();
  const store = closers.use(await openTorturedStore(storeName, testbed));
  const sink = closers.use(await startMailSink());
  const environment = {
    ...testbed.environment,
    ...store.environment,
    SMTP_URL: sink.url,
    MAIL_FROM: 'website@site.test',
    ...others,
  };
  async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const opened = await openStoreForCommand(readServerSettings(environment), () => undefined);
    try {
      return await work(opened);
    } finally {
      await opened.close();
    }
  }
  async function start(point = 'never'): Promise<ServerRun> {
    await store.endLeases?.().catch(() => undefined);
    const killing = endingAt(point, 1);
    const server = await startServerRun({
      environment: { ...environment, ...killing.environment },
      nodeArguments: ['--import', hurry, ...killing.nodeArguments],
    });
    if (isMailStage(point)) sink.at(point, 1, () => void server.child.kill('SIGKILL'));
    return server;
  }
  return {
    sink,
    environment,
    start,
    withStore,
    async finish(isDone) {
      await using _ = await start();
      const end = performance.now() + pointTimeout;
      while (!(await withStore(isDone))) {
        if (performance.now() > end) throw new Error('The next server has not finished what was begun.');
        await pause(50);
      }
    },
    [Symbol.asyncDispose]: () => closers.disposeAsync(),
  };
}

/** Posts entries one by one, waits until they are delivered, and returns their ids in the same order. */
export async function deliver(scene: Scene, posts: readonly Post[]): Promise<string[]> {
  const agent = connections(1);
  await using server = await scene.start();
  for (const post of posts) {
    const { status } = await send(server.origin, post, agent);
    if (status !== 200) throw new Error(`A form was answered with ${status}.`);
  }
  agent.destroy();
  const isOver = () => scene.withStore((store) => store.count({ state: 'delivered' }));
  while ((await isOver()) < posts.length) await pause(50);
  const entries = await scene.withStore((store) => store.list(posts.length));
  return posts.map(({ email }) => entries.find((entry) => entry.email === email)?.id ?? '');
}

/** Returns the faults of the mails whose `Message-ID` begins so: there has to be one mail, or copies of it. */
export function mailFaults({ sink }: Scene, beginning: string, isExpected = true): string[] {
  const ids = sink.mails.map(({ messageId }) => messageId).filter((id) => id.startsWith(beginning));
  const distinct = new Set(ids).size;
  return distinct === (isExpected ? 1 : 0) ? [] : [`${distinct} different mails ${beginning}…`];
}
