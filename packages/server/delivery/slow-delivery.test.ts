import { expect, test } from 'vitest';
import { day, hour, minute } from '@website/forms/limits';
import { numbered } from '../test-support/submissions.ts';
import { setUpDigest } from './test-support/running-digest.ts';

test('a mail that is put off for an hour is reported once, with the code of the reply and the command', async () => {
  const { store, clock, sent, pass } = await setUpDigest(undefined, { webhookFormat: 'json' });
  for (const n of [1, 2]) {
    const now = clock.now();
    await store.accept(numbered(n, { receivedAt: now }));
    const [{ id } = { id: '' }] = await store.claim('mail', 'a', 1, now, now + hour);
    await store.settle('mail', 'a', { id, state: 'retry', at: now, dueAt: now + day, reason: '452 full' });
  }
  await pass(hour);
  expect(sent).toEqual([]);
  await pass(minute);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toBe('[website] Delivery by mail has been slow since 2026-11-20 18:00 UTC');
  for (const words of ['mail: 2 under way', '\n    452\n', 'inbox list --state waiting'])
    expect(sent[0]?.text).toContain(words);
  for (let hours = 0; hours < 5; hours += 1) await pass(hour);
  expect(sent).toHaveLength(1);
});

test('a recipient that refused three mails in a row is reported once', async () => {
  const { store, clock, sent, pass } = await setUpDigest();
  const refused = [{ address: 'sales@site.test', reply: '550 no such user' }];
  for (const n of [1, 2, 3, 4]) {
    await store.accept(numbered(n, { receivedAt: clock.now() }));
    const [{ id } = { id: '' }] = await store.claim('mail', 'a', 1, clock.now(), clock.now() + hour);
    const recipients = { accepted: ['info@site.test'], refused };
    await store.settle('mail', 'a', { id, state: 'delivered', at: clock.now(), recipients });
    await pass(minute);
    expect(sent).toHaveLength(n < 3 ? 0 : 1);
  }
  expect(sent[0]?.text).toContain('sales@site.test: the last 3 mails');
  expect(sent[0]?.text).toContain('routing in content/company.yaml');
  await pass(2 * hour);
  expect(sent).toHaveLength(1);
});

test('silence is reported once after SILENCE_DAYS, and never without that setting', async () => {
  const { store, clock, sent, pass } = await setUpDigest(undefined, { maxSilence: 3 * day });
  await store.noteMoment('started', clock.now());
  await pass(3 * day);
  expect(sent).toEqual([]);
  await pass(minute);
  expect(sent[0]?.subject).toBe('[website] Nothing has come in since 2026-11-20 18:00 UTC');
  expect(sent[0]?.text).toContain('contact form');
  await pass(9 * day);
  expect(sent).toHaveLength(1);
  const other = await setUpDigest();
  await other.store.noteMoment('started', other.clock.now());
  await other.pass(99 * day);
  expect(other.sent).toEqual([]);
});

test('a pause of the operator is reported once while it lasts, and not at its end', async () => {
  const { store, clock, sent, pass } = await setUpDigest();
  await store.pause('mail', { since: clock.now(), cause: 'operator', reason: 'The operator paused it' });
  await pass(hour);
  await pass(minute);
  expect(sent.map(({ subject }) => subject)).toEqual([
    '[website] Delivery by mail is paused since 2026-11-20 18:00 UTC',
  ]);
  await store.resume('mail', clock.now(), 0);
  await pass(3 * hour);
  expect(sent).toHaveLength(1);
});
