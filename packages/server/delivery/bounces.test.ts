import { mkdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { minute } from '@website/forms/limits';
import { StoreError } from '../store/store.ts';
import { DownError, RefusedError } from './errors.ts';
import { deliveryReport, failedFor, plain } from './test-support/bounce-mails.ts';
import { lure, readBounces as setUp } from './test-support/reading-bounces.ts';

describe('the bounce of a submission', () => {
  test('once read › gives the mail up, and a requeue is for the recipient that the bounce names', async () => {
    const { store, id, bounces, events, filesIn, arrive, looks, reportAbout } = await setUp();
    arrive('1.host', reportAbout(id, 'sales@site.test'));
    await looks();
    const lastError = `Bounced: Sales@site.test: 550 5.1.1 ${lure}`;
    expect(await store.show(id)).toMatchObject({ state: 'dead', lastError });
    expect([bounces, events]).toEqual([['mail'], [['delivery.bounced', { id, channel: 'mail' }]]]);
    expect((await store.unreported(9, 2000)).givenUp).toMatchObject([{ id, lastError }]);
    // The file repeats the visitor's words.
    expect([filesIn('new'), filesIn('cur')]).toEqual([[], []]);
    await store.requeue({ ids: [id] }, 3000);
    expect(await store.claim('mail', 'a', 1, 3000, 9000)).toMatchObject([
      { id, pendingRecipients: ['Sales@site.test'] },
    ]);
  });

  test('once more › changes nothing and notifies nobody', async () => {
    const { store, id, bounces, told, arrive, looks, reportAbout } = await setUp();
    arrive('1.host', reportAbout(id, 'sales@site.test'));
    await looks();
    await store.recordReported({ deliveries: [{ id, channel: 'mail' }] }, 2000);
    const before = await store.show(id);
    for (let n = 0; n < 50; n += 1)
      arrive(`2.${n}`, reportAbout(id, 'sales@site.test').replace(lure, `${lure}${n}`));
    await looks(2);
    expect([bounces.length, told, await store.show(id)]).toEqual([1, [], before]);
    expect(await store.unreported(9, 3000)).toMatchObject({ givenUpCount: 0 });
  });

  test('for a recipient that the company does not have › gets nothing by a requeue', async () => {
    const { store, id, arrive, looks, reportAbout } = await setUp();
    arrive('1.host', reportAbout(id, 'https://evil.example/@stranger'));
    await looks();
    expect((await store.show(id))?.lastError).toMatch(/^Bounced: 550 5\.1\.1/);
    await store.requeue({ ids: [id] }, 3000);
    const [delivery] = await store.claim('mail', 'a', 1, 3000, 9000);
    expect([delivery?.id, delivery?.pendingRecipients]).toEqual([id, undefined]);
  });
});

test('forged bounces › fifty of them › change nothing, and nothing is sent', async () => {
  const { store, id, told, events, filesIn, arrive, looks } = await setUp();
  const before = await store.show(id);
  for (let n = 0; n < 50; n += 1) {
    const forged = `<${[id, 'weekly-2026-11-23', `${id}-acknowledgement`][n % 3]}.${'a'.repeat(20)}@site.test>`;
    arrive(`${n}.host`, deliveryReport(forged, failedFor('info@site.test', 'failed', '5.1.1', lure)));
  }
  await looks(12, 10 * minute);
  expect([told, events, await store.show(id)]).toEqual([[], [], before]);
  expect([filesIn('new'), filesIn('cur').length]).toEqual([[], 50]);
});

describe('the bounce of a report', () => {
  test.each([
    'digest-1-2',
    'weekly-2026-11-23',
    'damage-2026-11-23',
    'test-1-0',
    '20261126-0123456789ab-erased',
  ])('of %s › is told to the other addresses once, without words of others', async (reportId) => {
    const { told, filesIn, arrive, looks, reportAbout } = await setUp();
    arrive('1.host', reportAbout(reportId, 'Ops@site.test'));
    await looks(2);
    expect(told).toMatchObject([{ to: ['info@site.test'], id: expect.stringMatching(/^returned-/) }]);
    expect(told[0]?.text).toContain(`    ${reportId}: 550 5.1.1\n`);
    expect(told[0]?.text).not.toMatch(/evil|password/);
    arrive('2.host', reportAbout(reportId));
    await looks(12, 10 * minute);
    expect([told.length, filesIn('new'), filesIn('cur').length]).toEqual([1, [], 2]);
  });

  test('of many reports › causes one mail an hour', async () => {
    const { told, arrive, looks, reportAbout } = await setUp();
    for (let n = 0; n < 50; n += 1) {
      arrive(`${n}.host`, reportAbout(`test-${n}-0`, 'info@site.test'));
      await looks(2);
    }
    expect(told).toHaveLength(2);
  });

  test('of the mail about bounces itself › is told to nobody', async () => {
    const { told, filesIn, arrive, looks, messageIdOf, reportAbout } = await setUp();
    arrive('1.host', reportAbout('returned-494582'));
    arrive(
      '2.host',
      plain(['Hello?'], {
        from: 'ops@site.test',
        header: [`In-Reply-To: ${messageIdOf('returned-494582')}`],
      }),
    );
    await looks(3);
    expect([told, filesIn('cur').length]).toEqual([[], 2]);
  });

  test('that cannot be told now › is told later, and stops no other bounce', async () => {
    const { store, id, told, failures, arrive, looks, reportAbout } = await setUp();
    failures.push(new DownError('connection', 'away'), new DownError('connection', 'away'));
    arrive('1.host', reportAbout('weekly-2026-11-23'));
    await looks();
    arrive('2.host', reportAbout(id, 'info@site.test'));
    await looks(2);
    expect(await store.show(id)).toMatchObject({ state: 'dead' });
    await looks(9);
    // An attempt every ten minutes.
    expect([told.length, failures.length]).toEqual([0, 0]);
    await looks(10);
    expect(told).toHaveLength(1);
  });

  test('that every address refuses › is not tried again', async () => {
    const { told, failures, arrive, looks, reportAbout } = await setUp();
    failures.push(new RefusedError('550'));
    arrive('1.host', reportAbout('weekly-2026-11-23'));
    await looks(12, 10 * minute);
    expect([told, failures]).toEqual([[], []]);
  });
});

test('a mail that names a mail of ours and is not understood › is told once, without its words', async () => {
  const { store, id, told, filesIn, arrive, looks, messageIdOf } = await setUp();
  const answer = plain([lure], { from: 'ada@example.org', header: [`In-Reply-To: ${messageIdOf(id)}`] });
  for (let n = 0; n < 5; n += 1) arrive(`${n}.host`, answer);
  await looks(12, 10 * minute);
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toMatch(/^1 mail about mails of the website .* should read/);
  expect(told[0]?.text).not.toContain('evil');
  expect(await store.show(id)).toMatchObject({ state: 'delivered' });
  expect(filesIn('cur')).toHaveLength(5);
});

test('what is no bounce of ours › is kept for a person, and nothing stops the reading', async () => {
  const { store, folder, id, told, filesIn, arrive, looks, reportAbout, messageIdOf } = await setUp();
  arrive('1.garbage', Buffer.alloc(1024 * 1024, 0xff));
  arrive('2.empty', '');
  arrive('3.gone', reportAbout('20200101-0123456789ab', 'sales@site.test'));
  mkdirSync(join(folder, 'new', '4.folder'));
  symlinkSync('/etc/passwd', join(folder, 'new', '5.link'));
  arrive('6.late', deliveryReport(messageIdOf(id), failedFor('info@site.test', 'delayed')));
  arrive('7.bounce', reportAbout(id, 'info@site.test') + 'x'.repeat(300_000));
  await looks(3);
  expect(await store.show(id)).toMatchObject({ state: 'dead' });
  expect([told, filesIn('new'), filesIn('cur').length]).toEqual([[], [], 6]);
});

test('a file that cannot be read › stops no other file, and is told once', async () => {
  const { store, folder, id, told, events, filesIn, arrive, looks, reportAbout } = await setUp();
  // A loop of links cannot be opened, even by root.
  for (let n = 0; n < 120; n += 1) symlinkSync(`0.loop${n}`, join(folder, 'new', `0.loop${n}`));
  arrive('1.host', reportAbout(id, 'info@site.test'));
  await looks(12, 10 * minute);
  expect(await store.show(id)).toMatchObject({ state: 'dead' });
  expect(filesIn('new')).toHaveLength(120);
  expect(told).toMatchObject([{ to: ['ops@site.test'], subject: '[website] Bounces cannot be read' }]);
  expect(events).toContainEqual(['bounces.unread', expect.objectContaining({ code: 'ELOOP' })]);
});

test('a store that is away › is logged, and not told as a folder that cannot be read', async () => {
  const { store, id, events, told, arrive, looks, reportAbout } = await setUp();
  const away = vi
    .spyOn(store, 'bounce')
    .mockRejectedValue(new StoreError('The database is away.', 'ECONNREFUSED'));
  arrive('1.host', reportAbout(id, 'info@site.test'));
  await looks(3);
  expect(events).toEqual([['bounces.unread', expect.objectContaining({ code: 'ECONNREFUSED' })]]);
  away.mockRestore();
  await looks();
  expect(await store.show(id)).toMatchObject({ state: 'dead' });
  expect(told).toEqual([]);
});

test('a folder that cannot be read › is logged and told once, and read again later', async () => {
  const { store, folder, id, events, told, failures, arrive, looks, reportAbout } = await setUp();
  await looks();
  renameSync(join(folder, 'new'), join(folder, 'elsewhere'));
  failures.push(new DownError('connection', 'The mail server is away.'));
  await looks(3, 10 * minute);
  expect(events.filter(([event]) => event === 'bounces.unread')).toHaveLength(1);
  expect(told).toMatchObject([{ to: ['ops@site.test'], text: expect.stringContaining('ENOENT') }]);

  renameSync(join(folder, 'elsewhere'), join(folder, 'new'));
  arrive('1.host', reportAbout(id, 'info@site.test'));
  await looks();
  expect(await store.show(id)).toMatchObject({ state: 'dead' });
  expect(told).toHaveLength(1);
});
