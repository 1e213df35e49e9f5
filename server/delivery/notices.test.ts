import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../test-support/open-store.ts';
import { numbered } from '../test-support/submissions.ts';
import type { NoticedMail } from '../store/reports.ts';
import { DeferredError, RefusedError } from './errors.ts';
import type { Draft } from './mail.ts';
import type { MailSender } from './mail-ids.ts';
import { noticeDelays, startNotices, writeNotice } from './notices.ts';
import { createReportSender } from './operator-mail.ts';
import { manualClock } from './test-support/manual-clock.ts';
import { start } from './test-support/running-worker.ts';

const noticed: NoticedMail = {
  kind: 'message',
  recipients: ['sales@site.test', 'copy@site.test'],
  messageId: '<20261120@site.test>',
};

/** Notices of one erased submission, whose mail was delivered. */
async function setUp(send: MailSender['send'] = async () => undefined, workers = ['server']) {
  const store = await openStore();
  const clock = manualClock(start);
  const sent: Draft[] = [];
  const logged: string[] = [];
  const mailer = {
    async send(mail: Draft) {
      const answer = await send(mail);
      sent.push(mail);
      return answer;
    },
  };
  const from = 'web@site.test';
  const shared = { store, clock, mailer, from, send: createReportSender(mailer, ['ops@site.test'], from) };
  const log = (_: string, event: string) => void logged.push(event);
  const stops = workers.map((workerId) => startNotices({ ...shared, log, workerId }));
  onTestFinished(async () => void (await Promise.all(stops.map((stop) => stop()))));
  const accepted = await store.accept(numbered(1, { receivedAt: start }));
  const id = 'id' in accepted ? accepted.id : '';
  await store.claim('mail', 'a', 1, start, start + 9000);
  await store.settle('mail', 'a', { id, state: 'delivered', at: start });
  await store.eraseBySender(id, start, noticed);
  const pass = async (milliseconds: number = noticeDelays.look) => {
    clock.advance(milliseconds);
    await clock.waitedFor(workers.length);
  };
  return { id, store, sent, logged, pass };
}

test('everybody who got the mail is told once', async () => {
  const { id, store, sent, pass } = await setUp(undefined, ['a', 'b']);
  await pass();
  await pass();
  expect(sent).toMatchObject([{ to: noticed.recipients, cc: [], automatic: 'generated' }]);
  for (const words of [noticed.messageId, id]) expect(sent[0]?.text).toContain(words);
  expect(await store.pendingNotices(9)).toEqual([]);
});

test('a mail server that is away is tried again, with the same id', async () => {
  let isAway = true;
  const ids: string[] = [];
  const { sent, logged, pass, store } = await setUp(async ({ id: mailId }) => {
    ids.push(mailId);
    if (isAway) throw new DeferredError('451 later');
  });
  await pass();
  expect(await store.pendingNotices(9)).toHaveLength(1);
  isAway = false;
  await pass(noticeDelays.afterFailure);
  expect([sent.length, logged]).toEqual([1, ['notice.failed', 'notice.sent']]);
  expect(new Set(ids).size).toBe(1);
});

test('a mailbox that refuses is replaced by MAIL_ALERTS', async () => {
  const { sent, pass } = await setUp(async ({ to }) => {
    if (!to.includes('ops@site.test')) throw new RefusedError('550 no such user');
  });
  await pass();
  expect(sent).toMatchObject([{ to: ['ops@site.test'] }]);
});

test('MAIL_ALERTS learns which mailboxes did not get the notice', async () => {
  const { sent, pass, store } = await setUp(async ({ to }) => {
    if (to.includes('ops@site.test')) return undefined;
    const [refused = ''] = to;
    return { refused: [{ address: refused, reply: '550 no such user' }], reply: '250 ok' };
  });
  await pass();
  expect(sent.map(({ to }) => to)).toEqual([noticed.recipients, ['ops@site.test']]);
  expect(sent[1]?.text).toContain(noticed.recipients[0]);
  expect(await store.pendingNotices(9)).toEqual([]);
});

test('a paused channel is waited for', async () => {
  const { store, sent, pass } = await setUp();
  await store.pause('mail', { since: start, cause: 'connection', reason: 'away' });
  await pass();
  expect(sent).toEqual([]);
  await store.resume('mail', start, 0);
  await pass();
  expect(sent).toHaveLength(1);
});

test('the words depend on how far the mail came', () => {
  const erased = { ...noticed, id: '20261120-0123456789ab', at: start, hasWebhook: false };
  const texts = (['none', 'sending', 'delivered', 'unsure'] as const).map(
    (trace) => writeNotice({ ...erased, trace }).text,
  );
  expect(new Set(texts).size).toBe(4);
  expect(texts[0]).toContain('nothing to delete in this mailbox');
  expect(writeNotice({ ...erased, trace: 'delivered', hasWebhook: true }).text).toContain('webhook');
});

test('a second deletion of a submission, after a restore › has a Message-ID of its own', () => {
  const erased = { ...noticed, id: '20261120-0123456789ab', trace: 'delivered', hasWebhook: false } as const;
  const ids = [start, start + 1].map((at) => writeNotice({ ...erased, at }).id);
  expect(new Set(ids).size).toBe(2);
});
