/** Kills a server while it reads bounces, and while it mails the digest or the weekly report. */
import { appendFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { day } from '@website/forms/limits';
import { makeMaildir, createMailIds } from '@website/server/queries';
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

/** The points on the way from an mbox file into the maildir beside it. */
const mboxPoints = [
  'before an mbox file is moved',
  'after an mbox file is moved',
  'after a mail of an mbox file is copied',
  'before an mbox file is deleted',
] as const;

/** The points of the weekly report. The moment of a report is noted after the mail server has taken it. */
const weeklyPoints = mailStages;

/** A place for bounces: the maildir that a server reads, and a function that puts a bounce where a mail server would. */
type Place = { maildir: string; arrive: (id: string, bounce: string) => void };

async function bounce(scene: Scene, { maildir, arrive }: Place, id: string, point: string): Promise<Attack> {
  const mailIds = createMailIds(await scene.withStore((store) => store.secret('mail-ids')));
  const messageId = mailIds.messageIdOf({ id, from: 'website@site.test' });
  arrive(id, deliveryReport(messageId, failedFor('info@site.test')));
  const server = await scene.start(point);
  const ended = await endedAt(point, server.ended);
  const leftFiles = () => ['new', 'cur', 'tmp'].flatMap((part) => readdirSync(join(maildir, part)));
  // A mail of a moved mbox file may be read once more after it has been told. Then its file goes last.
  await scene.finish(async (store) => {
    if ((await store.show(id))?.state !== 'dead' || leftFiles().length > 0) return false;
    // Asked last: before the bounce is noted, nothing is to be reported either.
    return (await store.unreported(1, Date.now())).givenUpCount === 0;
  });
  const entry = await scene.withStore((store) => store.show(id));
  return {
    point: `${point}, of a bounce`,
    ended,
    faults: [
      ...(entry?.lastError === 'Bounced: info@site.test: 550 5.1.1 user unknown'
        ? []
        : [`${id}: ${entry?.lastError}`]),
      ...leftFiles().map((name) => `${name} is left`),
      ...mailFaults(scene, `digest-${id}`),
      ...mailFaults(scene, `${id}.`),
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

async function interruptBounces(scene: Scene, place: Place, points: readonly string[]): Promise<Attack[]> {
  const ids = await deliver(
    scene,
    points.map((_, n) => messagePost(`b${n}`)),
  );
  const attacks: Attack[] = [];
  for (const [n, point] of points.entries()) attacks.push(await bounce(scene, place, ids[n] ?? '', point));
  return attacks;
}

/** Kills a server at each point while it reads bounces that a mail server appended to an mbox file. */
export async function interruptMbox(
  testbed: Testbed,
  storeName: StoreName,
  points: readonly string[] = mboxPoints,
): Promise<Attack[]> {
  const file = join(testbed.makeFolder(`mbox-${storeName}`), 'website');
  writeFileSync(file, '');
  await using scene = await openScene(testbed, storeName, { MAIL_BOUNCES: file });
  const arrive = (_: string, mail: string) =>
    appendFileSync(file, `From MAILER-DAEMON  Thu Nov 26 09:00:00 2026\n${mail}\n`);
  // The scene ends with this function, so the attacks must end first.
  return await interruptBounces(scene, { maildir: `${file}.maildir`, arrive }, points);
}

/** Kills a server at each point. After each kill, the next server has to finish what was begun. */
export async function interruptReports(
  testbed: Testbed,
  storeName: StoreName,
  points: Readonly<Record<'bounces' | 'weekly', readonly string[]>> = {
    bounces: bouncePoints,
    weekly: weeklyPoints,
  },
): Promise<Attack[]> {
  const maildir = testbed.makeFolder(`bounces-${storeName}`);
  makeMaildir(maildir);
  await using scene = await openScene(testbed, storeName, { MAIL_BOUNCES: maildir });
  const arrive = (id: string, mail: string) => writeFileSync(join(maildir, 'new', `${id}.host`), mail);
  const attacks = await interruptBounces(scene, { maildir, arrive }, points.bounces);
  for (const point of points.weekly) attacks.push(await report(scene, point));
  return attacks;
}
