/** Kills a server while a sender deletes a submission by the link of the receipt. */
import { yourMessage } from '@website/forms/your-message';
import { createSubmissionLinks } from '@website/server/queries';
import { nativeHeaders } from '../../server/test-support/contact-client.ts';
import { mailStages } from '../testbed/mail-sink.ts';
import { applicationPost, connections, send } from '../testbed/posts.ts';
import type { Testbed } from '../testbed/testbed.ts';
import { type Attack, type Scene, deliver, endedAt, mailFaults, openScene } from './attack.ts';
import type { StoreName } from './stores.ts';

/** The points from the deletion to the mail that tells the company of it. */
const senderPoints = [
  'before commit of erasure',
  'after commit of erasure',
  'before the answer',
  ...mailStages,
  'before commit of notice',
  'after commit of notice',
] as const;

/** Deletes the submission of a link. Resolves with the status of the answer; undefined if the server was killed before. */
async function erase(origin: string, link: URL): Promise<number | undefined> {
  const { path, names, actions } = yourMessage;
  const values = new URLSearchParams(link.searchParams);
  values.set(names.action, actions.erase);
  const agent = connections(1);
  const post = { path, headers: nativeHeaders, body: Buffer.from(values.toString()) };
  const { status } = await send(origin, post, agent);
  agent.destroy();
  return status;
}

async function attack(scene: Scene, id: string, point: string): Promise<Attack> {
  const secret = await scene.withStore((store) => store.secret('submission-links'));
  const link = new URL(createSubmissionLinks(secret).pathOf(id), 'http://localhost');
  const server = await scene.start(point);
  const status = await erase(server.origin, link);
  const ended = await endedAt(point, server.ended);
  await scene.finish(async (store) => (await store.pendingNotices(1)).length === 0);
  const [entry, file] = await scene.withStore((store) =>
    Promise.all([store.show(id), store.attachmentBytes(id)]),
  );
  const isDone = point !== 'before commit of erasure';
  const isRight = isDone ? entry === undefined : entry?.state === 'delivered' && file !== undefined;
  return {
    point: `${point}, of a deletion by the link`,
    ended,
    faults: [
      ...(isRight ? [] : [`${id} was answered with ${status}, and is ${entry?.state ?? 'gone'}`]),
      ...(status === undefined || isDone ? [] : [`${id} was answered with ${status} too early`]),
      ...mailFaults(scene, `${id}-erased`, isDone),
    ],
  };
}

/** Kills a server at each point, each time with another submission. */
export async function interruptSenders(
  testbed: Testbed,
  storeName: StoreName,
  points: readonly string[] = senderPoints,
): Promise<Attack[]> {
  await using scene = await openScene(testbed, storeName);
  const ids = await deliver(
    scene,
    points.map((_, n) => applicationPost(`s${n}`, 1000)),
  );
  const attacks: Attack[] = [];
  for (const [n, point] of points.entries()) attacks.push(await attack(scene, ids[n] ?? '', point));
  return attacks;
}
