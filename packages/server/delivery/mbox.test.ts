/** Bounces that a mail server appends to an mbox file. */
import { appendFileSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { minute } from '@website/forms/limits';
import { openStore } from '../test-support/open-store.ts';
import { numbered } from '../test-support/submissions.ts';
import { tempFolder } from '../test-support/temp-folder.ts';
import { bouncePlaceOf, makeMaildir, startBounces } from './bounces.ts';
import { createMailIds } from './mail-ids.ts';
import { deliveryReport, failedFor } from './test-support/bounce-mails.ts';
import { manualClock } from './test-support/manual-clock.ts';

const fromLine = 'From MAILER-DAEMON  Thu Nov 26 09:00:00 2026\n';
const inMbox = (mail: string) => `${fromLine}${mail.replaceAll(/^From /gm, '>From ')}\n`;

/** Two delivered mails, and an mbox file that is read once a minute. */
async function setUp() {
  const store = await openStore();
  for (const n of [1, 2]) await store.accept(numbered(n));
  const ids: string[] = [];
  for (const { id } of await store.claim('mail', 'a', 2, 1000, 9000)) {
    ids.push(id);
    await store.settle('mail', 'a', { id, state: 'delivered', at: 1000 });
  }
  const file = join(tempFolder(), 'website');
  writeFileSync(file, '');
  const { maildir, mbox } = bouncePlaceOf(file);
  makeMaildir(maildir);
  const mailIds = createMailIds(await store.secret('mail-ids'));
  const clock = manualClock(Date.UTC(2026, 10, 26));
  const start = () => {
    const stop = startBounces({
      place: { maildir, ...(mbox !== undefined && { mbox }) },
      store,
      mailIds,
      workerId: 'a',
      addresses: ['info@site.test'],
      log: () => undefined,
      clock,
      onBounce: () => undefined,
      send: async () => undefined,
    });
    onTestFinished(stop);
    return stop;
  };
  async function nextLook(): Promise<void> {
    await clock.waitedFor(2);
    clock.advance(minute);
    await clock.waitedFor(2);
  }
  const reports = ids.map((id) => {
    const messageId = mailIds.messageIdOf({ id, from: 'web@site.test' });
    return inMbox(deliveryReport(messageId, failedFor('info@site.test')));
  });
  const states = () => Promise.all(ids.map(async (id) => (await store.show(id))?.state));
  const mailsIn = (part: string) =>
    readdirSync(join(maildir, part)).map((name) => readFileSync(join(maildir, part, name), 'utf8'));
  return { file, maildir, start, nextLook, reports, states, mailsIn };
}

test('bounces are read from an mbox file, and other mails are kept in the maildir beside it', async () => {
  const { file, start, nextLook, reports, states, mailsIn } = await setUp();
  appendFileSync(file, reports[0] + inMbox('Subject: Hello\n\nFrom a person.\n') + reports[1]);
  start();
  await nextLook();
  expect(await states()).toEqual(['dead', 'dead']);
  expect([mailsIn('new'), mailsIn('tmp')]).toEqual([[], []]);
  expect(mailsIn('cur')).toEqual(['Subject: Hello\n\n>From a person.\n\n']);
  expect(existsSync(file)).toBe(false);
});

test('a mail that arrives while the file is moved away is read at a later look', async () => {
  const { file, maildir, start, nextLook, reports, states } = await setUp();
  const [first = '', second = ''] = reports;
  appendFileSync(file, first.slice(0, 300));
  start();
  // The mail server had the file open, and also begins a new file.
  await expect.poll(() => existsSync(file)).toBe(false);
  appendFileSync(join(maildir, 'tmp', 'mbox'), first.slice(300));
  appendFileSync(file, second);
  await nextLook();
  expect(await states()).toEqual(['delivered', 'delivered']);
  await nextLook();
  expect(await states()).toEqual(['dead', 'delivered']);
  await nextLook();
  expect(await states()).toEqual(['dead', 'dead']);
});

test('a file that was moved away before a crash is read after the next start', async () => {
  const { file, maildir, start, nextLook, reports, states, mailsIn } = await setUp();
  writeFileSync(join(maildir, 'tmp', 'mbox'), reports.join(''));
  // A first part of the file was already read.
  writeFileSync(join(maildir, 'new', '1.0.mbox'), String(reports[0]).replace(fromLine, ''));
  start();
  await nextLook();
  expect(await states()).toEqual(['dead', 'dead']);
  expect([mailsIn('new'), mailsIn('cur'), mailsIn('tmp')]).toEqual([[], [], []]);
  expect(bouncePlaceOf(file)).toEqual({ maildir, mbox: file });
});
