/** Kills a server while it reads bounces, and while it mails the digest or the weekly report. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { day } from '../../contracts/limits.ts';
import { makeMaildir } from '../../server/delivery/bounces.ts';
import { deliveryReport, failedFor } from '../../server/delivery/test-support/bounce-mails.ts';
import { mailStages } from '../testbed/mail-sink.ts';
import { messagePost } from '../testbed/posts.ts';
import type { Testbed } from '../testbed/testbed.ts';
import { type Attack, type Scene, deliver, endedAt, mailFaults, openScene } from './attack.ts';
import type { StoreName } from './stores.ts';

/** The points on the way of a bounce, from its file to the digest that tells of it. */
const bouncePoints = [
  'while a bounce is read',
  'before commit of bounce',
  'after commit of bounce',
  'before a bounce is deleted',
  ...mailStages,
  'before commit of report',
  'after commit of report',
] as const;

/** The points of the weekly report. The moment of a report is noted after the mail server has taken it. */
const weeklyPoints = mailStages;

async function bounce(scene: Scene, folder: string, id: string, point: string): Promise<Attack> {
  writeFileSync(
    join(folder, 'new', `${id}.host`),
    deliveryReport(`<${id}@site.test>`, failedFor('info@site.test')),
  );
  const server = await scene.start(point);
  const ended = await endedAt(point, server.ended);
  await scene.finish(async (store) => {
    const { givenUpCount } = await store.unreported(1, Date.now());
    return givenUpCount === 0 && (await store.show(id))?.state === 'dead';
  });
  const entry = await scene.withStore((store) => store.show(id));
  const left = ['new', 'cur'].flatMap((part) => readdirSync(join(folder, part)));
  return {
    point: `${point}, of a bounce`,
    ended,
    faults: [
      ...(entry?.lastError === 'Bounced: info@site.test: 550 5.1.1 user unknown'
        ? []
        : [`${id}: ${entry?.lastError}`]),
      ...left.map((name) => `${name} is left`),
      ...mailFaults(scene, `digest-${id}`),
      ...mailFaults(scene, `${id}@`),
    ],
  };
}

async function report(scene: Scene, point: string): Promise<Attack> {
  const longAgo = Date.now() - 15 * day;
  await scene.withStore((store) => store.noteMoment('weekly-report', longAgo));
  const server = await scene.start(point);
  const ended = await endedAt(point, server.ended);
  await scene.finish(async (store) => Number((await store.moments())['weekly-report']) > longAgo);
  return { point: `${point}, of the weekly report`, ended, faults: mailFaults(scene, 'weekly-') };
}

/** Kills a server at each point. After each kill, the next server has to finish what was begun. */
export async function interruptReports(
  testbed: Testbed,
  storeName: StoreName,
  points: { bounces: readonly string[]; weekly: readonly string[] } = {
    bounces: bouncePoints,
    weekly: weeklyPoints,
  },
): Promise<Attack[]> {
  const folder = testbed.makeFolder(`bounces-${storeName}`);
  makeMaildir(folder);
  await using scene = await openScene(testbed, storeName, { MAIL_BOUNCES: folder });
  const ids = await deliver(
    scene,
    points.bounces.map((_, n) => messagePost(`b${n}`)),
  );
  const attacks: Attack[] = [];
  for (const [n, point] of points.bounces.entries())
    attacks.push(await bounce(scene, folder, ids[n] ?? '', point));
  for (const point of points.weekly) attacks.push(await report(scene, point));
  return attacks;
}
