/** Kills `inbox web` while it requeues or erases a submission for a person. A server runs beside it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { builtFiles } from '@website/forms/built-site';
import { type InboxAction, submissionPath } from '@website/inbox/pages';
import { rawRequest } from '../../server/test-support/raw-request.ts';
import { applicationPost } from '../testbed/posts.ts';
import type { Testbed } from '../testbed/testbed.ts';
import { type Attack, type Scene, deliver, endedAt, mailFaults, openScene } from './attack.ts';
import { endingAt } from './kill-points.ts';
import type { StoreName } from './stores.ts';

const inboxPoints = [
  ['requeue', 'before commit of requeue'],
  ['requeue', 'after commit of requeue'],
  ['requeue', 'before the answer'],
  ['erase', 'before commit of deletion'],
  ['erase', 'after commit of deletion'],
  ['erase', 'before the answer'],
] as const satisfies readonly (readonly [InboxAction, string])[];

const main = fileURLToPath(new URL('../../inbox/command/main.ts', import.meta.url));

/** Starts `inbox web`, and opens it as a browser does. */
async function openInbox(environment: Readonly<Record<string, string>>, point: string) {
  const killing = endingAt(point, 1);
  const child = spawn(process.execPath, [...killing.nodeArguments, main, 'web', '--port', '0'], {
    env: { PATH: process.env.PATH, ...environment, ...killing.environment },
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  let output = '';
  while (!/token=\S+\n/.test(output)) output += String((await once(child.stdout, 'data'))[0]);
  const [, origin = '', path = ''] = /(http:\/\/[^/]+)(\/\S+)/.exec(output) ?? [];
  const first = await rawRequest(origin, path);
  const [cookie = ''] = (first.headers['set-cookie'] ?? [])[0]?.split(';') ?? [];
  return { origin, cookie, ended };
}

async function attack(scene: Scene, id: string, action: InboxAction, point: string): Promise<Attack> {
  await using _ = await scene.start();
  const { origin, cookie, ended } = await openInbox(scene.environment, point);
  const mailsBefore = scene.sink.mails.length;
  const headers = { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await rawRequest(origin, `${submissionPath(id)}/${action}`, {
    method: 'POST',
    headers,
    body: 'word=delete',
  }).catch(() => undefined);
  const code = await endedAt(point, ended);
  const isDone = !point.startsWith('before commit');
  const isSentAgain = action === 'requeue' && isDone;
  const isDelivered = async () =>
    (await scene.withStore((store) => store.show(id)))?.state === 'delivered' &&
    scene.sink.mails.length > mailsBefore;
  if (isSentAgain) while (!(await isDelivered())) await pause(50);
  const [entry, file] = await scene.withStore((store) =>
    Promise.all([store.show(id), store.attachmentBytes(id)]),
  );
  const isWhole = entry?.state === 'delivered' && file !== undefined;
  const isRight = action === 'erase' && isDone ? entry === undefined : isWhole;
  return {
    point: `${point}, of ${action} in inbox web`,
    ended: code,
    faults: [
      ...(answer ? [`${id}: the inbox answered with ${answer.status} although it was killed`] : []),
      ...(isRight ? [] : [`${id} is ${entry?.state ?? 'gone'}`]),
      ...mailFaults(scene, `${id}.`),
      ...(scene.sink.mails.length === mailsBefore + (isSentAgain ? 1 : 0) ? [] : ['an unexpected mail']),
    ],
  };
}

/** Kills the command at each point, each time with another submission. */
export async function interruptInbox(
  testbed: Testbed,
  storeName: StoreName,
  points: readonly (readonly [InboxAction, string])[] = inboxPoints,
): Promise<Attack[]> {
  await using scene = await openScene(testbed, storeName);
  // The pages need not look like anything.
  const built = join(testbed.environment.SITE_DIR ?? '', 'server');
  writeFileSync(join(built, builtFiles.inbox), JSON.stringify({ company: 'Acme', styles: '' }));
  writeFileSync(join(built, builtFiles.inboxModule), 'exports.drawInbox = JSON.stringify;');
  const ids = await deliver(
    scene,
    points.map((_, n) => applicationPost(`i${n}`, 1000)),
  );
  const attacks: Attack[] = [];
  for (const [n, [action, point]] of points.entries())
    attacks.push(await attack(scene, ids[n] ?? '', action, point));
  return attacks;
}
