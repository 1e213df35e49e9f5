import { maxUnreportedPause } from '../store/submission.ts';
import { expect, test } from 'vitest';
import { DownError, RefusedError } from './errors.ts';
import { numbered } from '../test-support/submissions.ts';
import { setUpDigest } from './test-support/running-digest.ts';
import { hour, minute, start } from './test-support/running-worker.ts';

test('dead deliveries are reported within a minute, once, with what to do and without words of the visitor or the mail server', async () => {
  const { sent, giveUp, pass, logged, store } = await setUpDigest();
  const ids = [await giveUp(1), await giveUp(2)];
  await pass(minute);
  expect(sent).toMatchObject([{ to: ['ops@site.test'], from: 'web@site.test', attachments: [] }]);
  const [{ text, subject } = { text: '', subject: '' }] = sent;
  expect(subject).toContain('2 submissions');
  for (const words of [...ids, '\n    550\n', 'inbox requeue']) expect(text).toContain(words);
  for (const words of ['ada@example.org', 'no such user']) expect(text).not.toContain(words);
  expect(await store.purge({ message: start + hour, application: start + hour })).toBe(2);
  await pass(2 * hour);
  expect(sent).toHaveLength(1);
  expect(logged).toEqual(['digest.sent']);
});

test('of several servers one sends the digest, and the next digest follows an hour later from any of them', async () => {
  const { sent, giveUp, pass } = await setUpDigest(undefined, { workers: ['a', 'b', 'c'] });
  await giveUp(1);
  await pass(minute);
  expect(sent).toHaveLength(1);
  await giveUp(2);
  for (let minutes = 1; minutes < 60; minutes += 1) await pass(minute);
  expect(sent).toHaveLength(1);
  await pass(minute);
  await pass(minute);
  expect(sent).toHaveLength(2);
});

test('later failures are reported together, an hour after the last digest', async () => {
  const { sent, giveUp, pass } = await setUpDigest();
  await giveUp(1);
  await pass(minute);
  await giveUp(2);
  await pass(hour - minute);
  await giveUp(3);
  expect(sent).toHaveLength(1);
  await pass(minute);
  expect(sent).toHaveLength(2);
  expect(sent[1]?.subject).toContain('2 submissions');
});

test('more failures than one digest lists go into a second digest', async () => {
  const { sent, giveUp, pass } = await setUpDigest();
  for (let n = 0; n < 51; n += 1) await giveUp(n);
  await pass(minute);
  expect(sent[0]?.text).toContain('and 1 more');
  await pass(minute);
  expect(sent[1]?.subject).toContain('1 submission ');
  expect(sent[1]?.id).not.toBe(sent[0]?.id);
});

test('a long pause is reported when it is over, and a short one is not', async () => {
  const { store, clock, sent, giveUp, pass } = await setUpDigest();
  await store.pause('mail', { since: start, cause: 'tls', reason: 'certificate has expired' });
  await giveUp(1);
  await pass(2 * maxUnreportedPause);
  expect(sent).toEqual([]);
  await store.resume('mail', clock.now(), 0);
  await pass(minute);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain('certificate has expired');
  expect(sent[0]?.text).toContain('for 2 hours');
  await store.pause('mail', { since: clock.now(), cause: 'tls', reason: 'certificate has expired' });
  await store.resume('mail', clock.now() + minute, 0);
  await pass(2 * hour);
  expect(sent).toHaveLength(1);
});

test('when MAIL_ALERTS is refused, the digest goes to the mailboxes of the company', async () => {
  const { sent, giveUp, pass } = await setUpDigest(async ({ to }) => {
    if (to[0] === 'ops@site.test') throw new RefusedError('550 no such user', '550');
  });
  await giveUp(1);
  await pass(minute);
  expect(sent).toMatchObject([{ to: ['info@site.test'] }]);
});

test('an address that is named twice is tried once', async () => {
  const tried: (readonly string[])[] = [];
  const { giveUp, pass, logged } = await setUpDigest(async ({ to }) => {
    tried.push(to);
    throw new RefusedError('550 no such user', '550');
  });
  await giveUp(1);
  await pass(minute);
  expect(logged).toEqual(['digest.failed']);
  expect(tried).toEqual([['ops@site.test'], ['info@site.test']]);
});

test('a digest that was not taken is sent again later under the same id', async () => {
  const tried: string[] = [];
  let isUp = false;
  const { store, sent, giveUp, pass, logged } = await setUpDigest(async ({ id }) => {
    tried.push(id);
    if (!isUp) throw new DownError('connection', 'refused', 'ECONNREFUSED');
  });
  await giveUp(1);
  await pass(minute);
  expect(await store.purge({ message: start + hour, application: start + hour })).toBe(0);
  isUp = true;
  await pass(10 * minute);
  expect(sent).toHaveLength(1);
  expect(new Set(tried).size).toBe(1);
  expect(logged).toEqual(['digest.failed', 'digest.sent']);
});

test('no digest is sent after stop', async () => {
  const { clock, sent, giveUp, stop } = await setUpDigest();
  await giveUp(1);
  await stop();
  clock.advance(hour);
  expect(sent).toEqual([]);
});

const down = { cause: 'connection', reason: 'connect ECONNREFUSED 10.0.0.7' };

test('a long pause of mail is reported by the webhook while it lasts, and again when it is over', async () => {
  const { store, clock, sent, posted, pass } = await setUpDigest(undefined, { webhookFormat: 'json' });
  await store.pause('mail', { since: start, ...down });
  await pass(maxUnreportedPause);
  expect(posted).toEqual([]);
  await pass(minute);
  expect(posted.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
    { type: 'delivery.digest', data: { holdsLasting: [{ channel: 'mail', cause: 'connection' }] } },
  ]);
  // The webhook gets no text of the mail server.
  expect(posted[0]?.body).not.toContain('10.0.0.7');
  await pass(3 * hour);
  expect(posted).toHaveLength(1);
  await store.resume('mail', clock.now(), 0);
  await pass(hour);
  expect(posted).toHaveLength(2);
  expect(posted[1]?.id).not.toBe(posted[0]?.id);
  expect(sent.map(({ subject }) => subject)).toEqual([
    '[website] Delivery by mail works again, after 4 hours',
  ]);
});

test('a line for a chat tool says since when mail fails, why, and which command says more', async () => {
  const { store, posted, pass } = await setUpDigest(undefined, { webhookFormat: 'text' });
  await store.pause('mail', { since: start, ...down });
  await pass(maxUnreportedPause);
  await pass(minute);
  const { text } = JSON.parse(posted[0]?.body ?? '{}') as { text?: string };
  expect(text).toMatch(/since \d{4}-.* UTC \| mail: connection \| .*inbox stats$/);
});

test('a long pause of the webhook is reported by mail while it lasts', async () => {
  const { store, sent, posted, pass } = await setUpDigest(undefined, { webhookFormat: 'json' });
  await store.pause('webhook', { since: start, ...down });
  await pass(maxUnreportedPause);
  await pass(minute);
  expect(posted).toEqual([]);
  const since = `${new Date(start).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  expect(sent[0]?.subject).toBe(`[website] Delivery by webhook has failed since ${since}`);
  expect(sent[0]?.text).toContain('What to do:');
  expect(sent[0]?.text).toContain(down.reason);
});

test('dead deliveries are reported by mail and webhook, and one of the two is enough', async () => {
  const { sent, posted, giveUp, pass, store, logged } = await setUpDigest(
    async () => {
      throw new DownError('connection', 'refused', 'ECONNREFUSED');
    },
    { webhookFormat: 'json' },
  );
  const id = await giveUp(1);
  await pass(minute);
  expect(JSON.parse(posted[0]?.body ?? '')).toMatchObject({
    data: { givenUpCount: 1, givenUp: [{ id, channel: 'mail', kind: 'message' }] },
  });
  expect(posted[0]?.body).not.toContain('no such user');
  expect(sent).toEqual([]);
  expect(logged).toEqual(['digest.partly-failed', 'digest.sent']);
  expect((await store.unreported(9, start)).givenUpCount).toBe(0);
});

test('dead acknowledgements send no digest by themselves, and are counted in the next one', async () => {
  const { store, clock, sent, giveUp, pass } = await setUpDigest();
  await store.accept({ ...numbered(1, { receivedAt: clock.now() }), otherChannels: ['acknowledgement'] });
  const [{ id } = { id: '' }] = await store.claim('acknowledgement', 'a', 1, clock.now(), clock.now() + hour);
  await store.settle('acknowledgement', 'a', { id, state: 'dead', reason: '550' });
  await store.claim('mail', 'a', 1, clock.now(), clock.now() + hour);
  await store.settle('mail', 'a', { id, state: 'delivered', at: clock.now() });
  await store.pause('acknowledgement', { since: start, ...down });
  await pass(maxUnreportedPause);
  await pass(minute);
  expect(sent).toEqual([]);
  await giveUp(2);
  await pass(minute);
  expect(sent[0]?.text).toContain('1 acknowledgement ');
});

test('a misspelt mailbox is reported by mail to another mailbox while it lasts', async () => {
  const { store, sent, pass } = await setUpDigest(async ({ to }) => {
    if (to[0] === 'info@site.test') throw new RefusedError('550 no such user', '550');
  });
  await store.pause('mail', { since: start, cause: 'recipient', reason: '550 no such user' });
  await pass(maxUnreportedPause);
  await pass(minute);
  expect(sent).toMatchObject([
    { to: ['ops@site.test'], subject: expect.stringContaining('Delivery by mail has failed since') },
  ]);
});
