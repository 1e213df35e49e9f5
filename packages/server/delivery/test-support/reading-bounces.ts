import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { minute } from '@website/forms/limits';
import { openStore } from '../../test-support/open-store.ts';
import { numbered } from '../../test-support/submissions.ts';
import { tempFolder } from '../../test-support/temp-folder.ts';
import { makeMaildir, startBounces } from '../bounces.ts';
import type { Draft } from '../mail.ts';
import { createMailIds } from '../mail-ids.ts';
import { createReportSender } from '../operator-mail.ts';
import { deliveryReport, failedFor } from './bounce-mails.ts';
import { manualClock } from './manual-clock.ts';

/** Words of others, which no mail of ours may repeat. */
export const lure = 'Confirm your password at https://evil.example/login';

/** A store with a delivered mail, and a maildir that is read. */
export async function readBounces() {
  const store = await openStore();
  const folder = join(tempFolder(), 'bounces');
  makeMaildir(folder);
  await store.accept(numbered(1));
  const [{ id } = { id: '' }] = await store.claim('mail', 'a', 1, 1000, 9000);
  await store.settle('mail', 'a', { id, state: 'delivered', at: 1000 });
  const mailIds = createMailIds(await store.secret('mail-ids'));
  const clock = manualClock(Date.UTC(2026, 10, 26));
  const bounces: string[] = [];
  const events: [event: string, fields: unknown][] = [];
  const told: Draft[] = [];
  const failures: Error[] = [];
  async function send(draft: Draft): Promise<undefined> {
    const failure = failures.shift();
    if (failure) throw failure;
    told.push(draft);
  }
  const stop = startBounces({
    place: { maildir: folder },
    store,
    mailIds,
    workerId: 'a',
    addresses: ['info@site.test', 'Sales@site.test'],
    log: (_, event, fields) => void events.push([event, fields]),
    clock,
    onBounce: (channel) => void bounces.push(channel),
    send: createReportSender({ send }, ['ops@site.test', 'info@site.test'], 'web@site.test'),
  });
  onTestFinished(stop);
  const filesIn = (part: string) => readdirSync(join(folder, part)).toSorted();
  const arrive = (name: string, content: string | Buffer) =>
    writeFileSync(join(folder, 'new', name), content);
  /** Waits until both the reader and the teller have looked. */
  async function looks(count = 1, pause = minute): Promise<void> {
    for (let n = 0; n < count; n += 1) {
      await clock.waitedFor(2);
      clock.advance(pause);
      await clock.waitedFor(2);
    }
  }
  const messageIdOf = (mailId: string) => mailIds.messageIdOf({ id: mailId, from: 'web@site.test' });
  const reportAbout = (mailId: string, address = 'ops@site.test') =>
    deliveryReport(messageIdOf(mailId), failedFor(address, 'failed', '5.1.1', `smtp; 550 5.1.1 ${lure}`));
  return {
    store,
    folder,
    id,
    clock,
    bounces,
    events,
    told,
    failures,
    filesIn,
    arrive,
    looks,
    messageIdOf,
    reportAbout,
  };
}
