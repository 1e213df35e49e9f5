import { mkdirSync, readdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { minute } from '../../contracts/limits.ts';
import { StoreError } from '../store/store.ts';
import { openStore } from '../test-support/open-store.ts';
import { numbered } from '../test-support/submissions.ts';
import { tempFolder } from '../test-support/temp-folder.ts';
import { makeMaildir, startBounces } from './bounces.ts';
import { DownError, RefusedError } from './errors.ts';
import type { Mail } from './mail.ts';
import { createReportSender } from './operator-mail.ts';
import { deliveryReport, failedFor } from './test-support/bounce-mails.ts';
import { manualClock } from './test-support/manual-clock.ts';

/** A store with a delivered mail, and a maildir that is read. */
async function setUp() {
  const store = await openStore();
  const folder = join(tempFolder(), 'bounces');
  makeMaildir(folder);
  await store.accept(numbered(1));
  const [{ id } = { id: '' }] = await store.claim('mail', 'a', 1, 1000, 9000);
  await store.settle('mail', 'a', { id, state: 'delivered', at: 1000 });
  const clock = manualClock(Date.UTC(2026, 10, 26));
  const bounces: string[] = [];
  const events: unknown[] = [];
  const told: unknown[] = [];
  const failures: Error[] = [];
  async function send({ to, id: reportId, text }: Mail): Promise<undefined> {
    const failure = failures.shift();
    if (failure) throw failure;
    told.push([to, reportId, text.includes('550 5.1.1 user unknown')]);
  }
  const stop = startBounces({
    place: { maildir: folder },
    store,
    domain: 'site.test',
    addresses: ['info@site.test', 'Sales@site.test'],
    log: (_, event, fields) => void events.push([event, fields]),
    clock,
    onBounce: (channel) => void bounces.push(channel),
    send: createReportSender({ send }, ['ops@site.test', 'info@site.test'], 'web@site.test'),
  });
  onTestFinished(stop);
  const filesIn = (part: string) => readdirSync(join(folder, part));
  const arrive = (name: string, content: string | Buffer) =>
    writeFileSync(join(folder, 'new', name), content);
  async function nextLook(): Promise<void> {
    await clock.waitedFor();
    clock.advance(minute);
    await clock.waitedFor();
  }
  return { store, folder, id, bounces, events, told, failures, filesIn, arrive, nextLook };
}

test('a mail that came back is given up and told, and a requeue is for the recipient that the bounce names', async () => {
  const { store, id, bounces, events, filesIn, arrive, nextLook } = await setUp();
  const report = deliveryReport(`<${id}@site.test>`, failedFor('sales@site.test'));
  arrive('1.host', report);
  await nextLook();
  const lastError = 'Bounced: sales@site.test: 550 5.1.1 user unknown';
  expect(await store.show(id)).toMatchObject({ state: 'dead', lastError });
  expect([bounces, events]).toEqual([['mail'], [['delivery.bounced', { id, channel: 'mail' }]]]);
  expect((await store.unreported(9, 2000)).givenUp).toMatchObject([{ id, lastError }]);
  // The file repeats the visitor's words.
  expect([filesIn('new'), filesIn('cur')]).toEqual([[], []]);
  arrive('2.host', report);
  await nextLook();
  expect(bounces).toHaveLength(1);
  await store.requeue({ ids: [id] }, 3000);
  expect(await store.claim('mail', 'a', 1, 3000, 9000)).toMatchObject([
    { id, pendingRecipients: ['Sales@site.test'] },
  ]);
});

test('a recipient that the company does not have gets nothing by a requeue', async () => {
  const { store, id, arrive, nextLook } = await setUp();
  arrive('1.host', deliveryReport(`<${id}@site.test>`, failedFor('stranger@example.net')));
  await nextLook();
  await store.requeue({ ids: [id] }, 3000);
  const [delivery] = await store.claim('mail', 'a', 1, 3000, 9000);
  expect([delivery?.id, delivery?.pendingRecipients]).toEqual([id, undefined]);
});

test.each([
  'digest-1-2',
  'weekly-2026-11-23',
  'damage-2026-11-23',
  'test-1-0',
  '20261126-0123456789ab-erased',
])('the bounce of the report %s is told to the other addresses, once, and kept', async (reportId) => {
  const { told, failures, filesIn, arrive, nextLook } = await setUp();
  await nextLook();
  failures.push(new DownError('connection', 'away'));
  const report = deliveryReport(`<${reportId}@site.test>`, failedFor('Ops@site.test'));
  arrive('1.host', report);
  await nextLook();
  expect([told, filesIn('new')]).toEqual([[], ['1.host']]);
  await nextLook();
  await nextLook();
  expect(told).toEqual([[['info@site.test'], `returned-${reportId}`, true]]);
  expect([filesIn('new'), filesIn('cur')]).toEqual([[], ['1.host:2,S']]);
  // Otherwise two addresses that are gone would be told of each other for ever.
  arrive('2.host', report.replace(reportId, `returned-${reportId}`));
  failures.push(new RefusedError('550'));
  arrive('3.host', report);
  await nextLook();
  expect([told.length, filesIn('cur').length]).toEqual([1, 3]);
});

test('what is no bounce of ours is kept for a person, and nothing stops the reading', async () => {
  const { store, folder, id, filesIn, arrive, nextLook } = await setUp();
  arrive('1.garbage', Buffer.alloc(1024 * 1024, 0xff));
  arrive('2.empty', '');
  arrive('3.gone', deliveryReport('<20200101-0123456789ab@site.test>', failedFor('sales@site.test')));
  mkdirSync(join(folder, 'new', '4.folder'));
  symlinkSync('/etc/passwd', join(folder, 'new', '5.link'));
  arrive('6.bounce', deliveryReport(`<${id}@site.test>`, failedFor('info@site.test')) + 'x'.repeat(300_000));
  await nextLook();
  expect(await store.show(id)).toMatchObject({ state: 'dead' });
  expect(filesIn('new')).toEqual([]);
  expect(filesIn('cur')).toHaveLength(5);
});

test('a store that is away is logged and not told as a folder that cannot be read', async () => {
  const { store, id, events, told, arrive, nextLook } = await setUp();
  const away = vi
    .spyOn(store, 'bounce')
    .mockRejectedValue(new StoreError('The database is away.', 'ECONNREFUSED'));
  arrive('1.host', deliveryReport(`<${id}@site.test>`, failedFor('info@site.test')));
  for (let look = 0; look < 3; look++) await nextLook();
  expect(events).toEqual([['bounces.unread', expect.objectContaining({ code: 'ECONNREFUSED' })]]);
  away.mockRestore();
  await nextLook();
  expect(await store.show(id)).toMatchObject({ state: 'dead' });
  expect(told).toEqual([]);
});

test('a folder that cannot be read is logged and told once, and read again later', async () => {
  const { store, folder, id, events, told, failures, arrive, nextLook } = await setUp();
  await nextLook();
  renameSync(join(folder, 'new'), join(folder, 'elsewhere'));
  await nextLook();
  expect([events, told]).toEqual([[['bounces.unread', expect.objectContaining({ code: 'ENOENT' })]], []]);
  failures.push(new DownError('connection', 'The mail server is away.'));
  for (let look = 0; look < 4; look++) await nextLook();
  expect(events).toHaveLength(1);
  expect(told).toEqual([[['ops@site.test'], expect.stringMatching(/^unread-\d+$/), false]]);

  renameSync(join(folder, 'elsewhere'), join(folder, 'new'));
  arrive('1.host', deliveryReport(`<${id}@site.test>`, failedFor('info@site.test')));
  await nextLook();
  expect(await store.show(id)).toMatchObject({ state: 'dead' });
  expect(told).toHaveLength(1);
});
