import { expect, onTestFinished, test } from 'vitest';
import { day, hour, minute } from '@website/forms/limits';
import { openStore } from '../test-support/open-store.ts';
import { attachment, numbered } from '../test-support/submissions.ts';
import { DownError } from './errors.ts';
import type { Draft } from './mail.ts';
import { createReportSender } from './operator-mail.ts';
import { manualClock } from './test-support/manual-clock.ts';
import { lastDue, lookInterval, startWeeklyReport } from './weekly-report.ts';

/** A Friday. */
const start = Date.UTC(2026, 10, 20, 18);
const monday = Date.UTC(2026, 10, 23);

/** Servers with a weekly report on a real store. `fault` makes the mail server fail. */
async function setUp({ workers = ['server'] } = {}) {
  const store = await openStore();
  const clock = manualClock(start);
  const sent: Draft[] = [];
  const logged: string[] = [];
  const state: { fault: Error | undefined } = { fault: undefined };
  const mailer = {
    async send(mail: Draft) {
      if (state.fault) throw state.fault;
      sent.push(mail);
    },
  };
  const send = createReportSender(mailer, ['ops@site.test', 'info@site.test'], 'web@site.test');
  const log = (_: string, event: string) => void logged.push(event);
  const stops = workers.map((workerId) =>
    startWeeklyReport({ store, send, log, clock, workerId, siteUrl: 'https://site.test', hasBackups: true }),
  );
  onTestFinished(async () => void (await Promise.all(stops.map((stop) => stop()))));
  /** Moves the clock to a time in steps, and waits for the look after each step. */
  async function until(time: number): Promise<void> {
    while (clock.now() < time) {
      clock.advance(Math.min(lookInterval, time - clock.now()));
      await clock.waitedFor(workers.length);
    }
  }
  await until(start + minute);
  return { store, clock, sent, logged, state, until };
}

test('the report comes on Monday after 07:00 UTC, once a week, also if nothing happened', async () => {
  const { sent, until, logged } = await setUp();
  await until(monday + 7 * hour - lookInterval);
  expect(sent).toEqual([]);
  await until(monday + 7 * hour + lookInterval);
  expect(sent).toHaveLength(1);
  const [{ to, subject, text } = { to: [], subject: '', text: '' }] = sent;
  expect(to).toEqual(['ops@site.test']);
  expect(subject).toBe('[website] Weekly report: 2 things need doing');
  expect(text.split('\n')[0]).toBe('What needs doing:');
  expect(text).toContain('Nothing came in: send a message');
  expect(text).toContain('There is no backup yet: node run.mjs inbox backup --keep 14');
  expect(text).toContain('https://site.test, Monday 2026-11-16 to Sunday 2026-11-22 (UTC)');
  await until(monday + 7 * day + 7 * hour - lookInterval);
  expect(sent).toHaveLength(1);
  await until(monday + 7 * day + 7 * hour + lookInterval);
  expect(sent).toHaveLength(2);
  expect(logged).toEqual(['weekly-report.sent', 'weekly-report.sent']);
});

test('the report counts what came in and what was refused, and begins with what needs doing', async () => {
  const { store, sent, until } = await setUp();
  for (const n of [1, 2, 3]) await store.accept(numbered(n, { receivedAt: start, verified: n > 1 }));
  const [dead, delivered, late] = await store.claim('mail', 'a', 3, start, start + hour);
  await store.settle('mail', 'a', { id: dead!.id, state: 'dead', reason: '550' });
  const refused = [{ address: 'sales@site.test', reply: '550 gone' }];
  const recipients = { accepted: [], refused };
  await store.settle('mail', 'a', { id: delivered!.id, state: 'delivered', at: start, recipients });
  const dueAt = monday + 9 * day;
  await store.settle('mail', 'a', { id: late!.id, state: 'retry', at: start, dueAt, reason: '452 full' });
  await store.addRefusals(start - (start % day), [
    { reason: 'origin', count: 2 },
    { reason: 'fields', count: 3 },
  ]);
  await store.noteMoment('backup', monday);
  await until(monday + 8 * hour);
  const text = sent[0]?.text ?? '';
  const tasks = text.slice(0, text.indexOf('https://site.test'));
  for (const words of [
    '1 mail could not be delivered',
    'A mail has been under way',
    'sales@site.test has refused 1 mail',
  ])
    expect(tasks).toContain(words);
  expect(tasks).toContain('2 forms came from pages under another name than SITE_URL');
  expect(tasks).not.toContain('backup');
  expect(text).toContain('Came in:         3 messages; 1 without a bot check');
  expect(text).toContain('Refused:         5 forms: 3 with faulty fields, 2 from pages under another name');
  expect(text).toContain('Partly refused:  1 mail');
  expect(text).toContain('Last backup:     7 hours ago');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(20);
});

test('the report names the command that lists a file in quarantine', async () => {
  const { store, sent, until } = await setUp();
  await store.accept(numbered(1, { receivedAt: start, attachment: { ...attachment(), cleared: false } }));
  await until(monday + 8 * hour);
  expect(sent[0]?.text).toMatch(/virus scanner since 2026-11-20 18:00 UTC: .* list --state quarantined\n/);
});

test('of several servers one sends the report', async () => {
  const { sent, until } = await setUp({ workers: ['a', 'b', 'c'] });
  await until(monday + 9 * hour);
  expect(sent).toHaveLength(1);
});

test('a report that was not taken is sent later with the same id, and a pause of mail delays it', async () => {
  const { store, sent, state, until, logged } = await setUp();
  state.fault = new DownError('connection', 'refused', 'ECONNREFUSED');
  await until(monday + 7 * hour + lookInterval);
  expect(logged).toEqual(['weekly-report.failed']);
  await store.pause('mail', { since: monday, cause: 'connection', reason: 'refused' });
  await until(monday + 9 * hour);
  expect(logged).toEqual(['weekly-report.failed']);
  state.fault = undefined;
  await store.resume('mail', monday + 9 * hour, 0);
  await until(monday + 10 * hour);
  expect(sent).toMatchObject([{ id: 'weekly-2026-11-23', automatic: 'generated' }]);
});

test('a report is due on Mondays at 07:00 UTC', () => {
  const due = monday + 7 * hour;
  expect([due - 1, due, due + 1].map(lastDue)).toEqual([due - 7 * day, due, due]);
});
