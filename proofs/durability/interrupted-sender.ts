/** Kills a server while a sender deletes a submission, or agrees that it is kept, by the link of the receipt. */
import { yourMessage } from '../../contracts/your-message.ts';
import { createSubmissionLinks } from '../../server/forms/your-message.ts';
import { nativeHeaders } from '../../server/test-support/contact-client.ts';
import { mailStages } from '../testbed/mail-sink.ts';
import { applicationPost, connections, send } from '../testbed/posts.ts';
import type { Testbed } from '../testbed/testbed.ts';
import { type Attack, type Scene, deliver, endedAt, mailFaults, openScene } from './attack.ts';
import type { StoreName } from './stores.ts';

const noticePoints = [...mailStages, 'before commit of notice', 'after commit of notice'] as const;

const { actions } = yourMessage;

/** The points of each action, from the change to the mail that tells the company of it. */
const senderPoints = {
  erase: ['before commit of erasure', 'after commit of erasure', 'before the answer', ...noticePoints],
  keep: ['before commit of keeping', 'after commit of keeping', 'before the answer', ...noticePoints],
} as const;

type Action = keyof typeof senderPoints;
type Points = Readonly<Record<Action, readonly string[]>>;

/** Posts an action of a link. Resolves with the status of the answer; undefined if the server was killed before. */
async function act(origin: string, link: URL, action: Action): Promise<number | undefined> {
  const { path, names } = yourMessage;
  const values = new URLSearchParams(link.searchParams);
  values.set(names.action, actions[action]);
  const agent = connections(1);
  const post = { path, headers: nativeHeaders, body: Buffer.from(values.toString()) };
  const { status } = await send(origin, post, agent);
  agent.destroy();
  return status;
}

async function attack(scene: Scene, id: string, action: Action, point: string): Promise<Attack> {
  const secret = await scene.withStore((store) => store.secret('submission-links'));
  const link = new URL(createSubmissionLinks(secret).pathOf(id), 'http://localhost');
  const server = await scene.start(point);
  const status = await act(server.origin, link, action);
  const ended = await endedAt(point, server.ended);
  await scene.finish(async (store) => (await store.pendingNotices(1)).length === 0);
  const [entry, file] = await scene.withStore((store) =>
    Promise.all([store.show(id), store.attachmentBytes(id)]),
  );
  const isDone =
    !point.startsWith('before commit of erasure') && !point.startsWith('before commit of keeping');
  const isWhole = entry?.state === 'delivered' && file !== undefined;
  const isRight =
    action === 'erase'
      ? isDone === (entry === undefined) && (isDone || isWhole)
      : isWhole && isDone === (entry.kept !== undefined);
  const event = action === 'erase' ? 'erased' : 'kept';
  return {
    point: `${point}, of ${action} by the link`,
    ended,
    faults: [
      ...(isRight ? [] : [`${id} was answered with ${status}, and is ${entry?.state ?? 'gone'}`]),
      ...(status === undefined || isDone ? [] : [`${id} was answered with ${status} too early`]),
      ...mailFaults(scene, `${id}-${event}`, isDone),
    ],
  };
}

/** Kills a server at each point, each time with another submission. */
export async function interruptSenders(
  testbed: Testbed,
  storeName: StoreName,
  points: Points = senderPoints,
): Promise<Attack[]> {
  await using scene = await openScene(testbed, storeName);
  const pairs = (Object.keys(points) as Action[]).flatMap((action) =>
    points[action].map((point) => ({ action, point })),
  );
  const ids = await deliver(
    scene,
    pairs.map((_, n) => applicationPost(`s${n}`, 1000)),
  );
  const attacks: Attack[] = [];
  for (const [n, { action, point }] of pairs.entries())
    attacks.push(await attack(scene, ids[n] ?? '', action, point));
  return attacks;
}
