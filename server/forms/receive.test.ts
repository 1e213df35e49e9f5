import { describe, expect, test } from 'vitest';
import type { BotCheck, Verdict } from './bot-check.ts';
import { createMemoryRateLimiter } from './rate-limit.ts';
import type { SubmissionStore } from '../store/store.ts';
import { openStore } from '../test-support/open-store.ts';
import { attachment } from '../test-support/submissions.ts';
import { type Arrival, createReceiver } from './receive.ts';

const arrival: Arrival = {
  kind: 'message',
  mailbox: 'info',
  action: 'contact_form',
  email: 'ada@example.org',
  fields: { subject: 'Hello', message: 'Words' },
  key: 'key-of-the-form',
  token: 'token',
  arrivedAt: 1000,
  isNative: false,
  address: '203.0.113.9',
};
/** What judging leaves of a file, with a count of how often the rest was asked for. */
function judged() {
  const { bytes, cleared, ...facts } = attachment();
  const asked = { count: 0 };
  const load = async () => {
    asked.count += 1;
    // A copy, because the store takes the memory over.
    return { bytes: Uint8Array.from(bytes), cleared };
  };
  return { asked, file: { ...facts, load } };
}

/** The time of the store's clock, which differs from that of this machine. */
const clockTime = Date.UTC(2027, 1, 3);

const human: Verdict = { verdict: 'human', proof: undefined };

/** A receiver on a real store, with a bot check that says what it is told. */
async function setUp(verify: BotCheck['verify'] = async () => human, changes: Partial<SubmissionStore> = {}) {
  const store = await openStore();
  const accepted: boolean[] = [];
  const logged: string[] = [];
  const receive = createReceiver({
    store: { ...store, ...changes },
    botCheck: { verify },
    unverifiedLimiter: createMemoryRateLimiter(2, 600),
    log: (_, event, fields) => logged.push(`${event} ${JSON.stringify(fields)}`),
    secret: 'of the store',
    otherChannels: () => [],
    onAccepted: (_, verified) => accepted.push(verified),
    onUnavailable: () => undefined,
    now: () => clockTime,
  });
  return { store, receive, accepted, logged };
}

/** A check whose tokens work once, as the real ones do. */
function oneTimeCheck(): BotCheck['verify'] {
  const used = new Set<string>();
  return async (token) => {
    if (used.has(token)) return { verdict: 'refused' };
    used.add(token);
    // Saying yes takes longer than saying no: the second click's answer is there first.
    await new Promise((resolve) => setImmediate(resolve));
    return human;
  };
}

describe('receiving', () => {
  test('a double click is one submission with one answer, though its token works once', async () => {
    const { receive, accepted, store } = await setUp(oneTimeCheck());
    const [first, second] = await Promise.all([receive(arrival), receive(arrival)]);
    expect(first).toMatchObject({ outcome: 'accepted' });
    expect(second).toEqual(first);
    expect(await receive(arrival)).toEqual(first);
    expect(accepted).toEqual([true]);
    expect(await store.list(10)).toHaveLength(1);
  });

  test('the token and the order of fields are no part of the words', async () => {
    const { receive, accepted } = await setUp();
    const fields = { message: 'Words', subject: 'Hello' };
    const first = await receive(arrival);
    expect(await receive({ ...arrival, fields, token: 'another' })).toEqual(first);
    expect(accepted).toHaveLength(1);
  });

  test('the file is part of the words, what the server adds is not', async () => {
    const { receive, store } = await setUp();
    const { file } = judged();
    const consent = { terms: 'old', privacy: 'old' };
    const withFile = { ...arrival, attachment: file, consent };
    const first = await receive(withFile);
    expect(await receive({ ...withFile, consent: { ...consent, terms: 'new' } })).toEqual(first);
    const warned = { ...file, warnings: ['It runs a script.'] };
    expect(await receive({ ...withFile, attachment: warned })).toEqual(first);
    const other = { ...withFile, attachment: { ...file, sha256: 'other' } };
    for (const changed of [other, arrival]) expect(await receive(changed)).toEqual({ outcome: 'key-reused' });
    const kept = { fields: arrival.fields, consent, attachment: { name: file.name, warnings: [] } };
    expect(await store.list(10)).toMatchObject([kept]);
  });

  test('a consent › is dated like its submission, by the clock of the store', async () => {
    const { receive, store } = await setUp();
    const consent = { terms: '2026-11-21', privacy: '2026-11-22' };
    await receive({ ...arrival, consent });
    expect(await store.list(1)).toMatchObject([
      { receivedAt: clockTime, consent: { ...consent, at: clockTime } },
    ]);
  });

  test('a file is asked for once, and only when everything else is in order', async () => {
    const proof = { id: 'nonce', expiresAt: Date.now() + 60_000 };
    let verdict: Verdict = { verdict: 'refused' };
    const { receive } = await setUp(async () => verdict);
    const { asked, file } = judged();
    const withFile = { ...arrival, attachment: file };
    expect(await receive(withFile)).toEqual({ outcome: 'bot-check-failed' });
    expect(asked.count).toBe(0);
    verdict = { verdict: 'human', proof };
    const first = await receive(withFile);
    expect(first).toMatchObject({ outcome: 'accepted' });
    expect(await receive(withFile)).toEqual(first);
    expect(await receive({ ...withFile, fields: { message: 'Other' } })).toEqual({ outcome: 'key-reused' });
    expect(await receive({ ...withFile, key: 'another-key' })).toEqual({ outcome: 'bot-check-failed' });
    verdict = { verdict: 'unavailable' };
    expect(await receive(withFile)).toEqual(first);
    expect(asked.count).toBe(1);
  });

  test('a refused file stores nothing, and uses no token up', async () => {
    const proof = { id: 'nonce', expiresAt: Date.now() + 60_000 };
    const { receive, store } = await setUp(async () => ({ verdict: 'human', proof }));
    const { file } = judged();
    const refused = { ...file, load: async () => ({ refusal: 'infected' as const }) };
    const outcome = await receive({ ...arrival, attachment: refused });
    expect(outcome).toEqual({ outcome: 'infected' });
    expect(await store.list(10)).toEqual([]);
    expect(await receive({ ...arrival, attachment: file })).toMatchObject({ outcome: 'accepted' });
  });

  test('the check is told when the request began', async () => {
    const told: number[] = [];
    const { receive } = await setUp(async (_, __, arrivedAt) => {
      told.push(arrivedAt);
      return human;
    });
    await receive(arrival);
    expect(told).toEqual([arrival.arrivedAt]);
  });

  test('the same key with other words is refused, and stores nothing', async () => {
    const { receive, store } = await setUp();
    await receive(arrival);
    expect(await receive({ ...arrival, fields: { message: 'Other' } })).toEqual({ outcome: 'key-reused' });
    expect(await store.list(10)).toHaveLength(1);
  });

  test('without a key the same words from the same address are one submission', async () => {
    const { receive, store } = await setUp();
    const keyless = { ...arrival, key: undefined };
    const first = await receive(keyless);
    expect(await receive(keyless)).toEqual(first);
    await receive({ ...keyless, address: '203.0.113.10' });
    await receive({ ...keyless, fields: { message: 'Other' } });
    expect(await store.list(10)).toHaveLength(3);
  });

  test('a refused token is refused to a script', async () => {
    const { receive, store } = await setUp(async () => ({ verdict: 'refused' }));
    expect(await receive(arrival)).toEqual({ outcome: 'bot-check-failed' });
    expect(await store.list(10)).toEqual([]);
  });

  test('a proof is used up only by what it vouched for', async () => {
    const proof = { id: 'nonce', expiresAt: Date.now() + 60_000 };
    const { receive } = await setUp(async () => ({ verdict: 'human', proof }));
    const first = await receive(arrival);
    expect(await receive(arrival)).toEqual(first);
    expect(await receive({ ...arrival, key: 'another-key' })).toEqual({ outcome: 'bot-check-failed' });
  });

  test.each<[string, Verdict, boolean]>([
    ['a native post', { verdict: 'refused' }, true],
    ['a bot check out of reach', { verdict: 'unavailable' }, false],
  ])('%s is stored unverified, under the tighter limit', async (_, verdict, isNative) => {
    const { receive, accepted, store } = await setUp(async () => verdict);
    const post = (n: number) =>
      receive({ ...arrival, isNative, key: `key-number-${n}`, fields: { message: String(n) } });
    const outcomes = [await post(1), await post(2), await post(1), await post(3)];
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['accepted', 'accepted', 'accepted', 'too-many']);
    expect(outcomes[3]).toMatchObject({ retryAfterSeconds: expect.any(Number) });
    expect(accepted).toEqual([false, false]);
    expect((await store.list(10)).map(({ verified }) => verified)).toEqual([false, false]);
  });

  test('a store that fails makes the submission unavailable and is logged without a word of it', async () => {
    const accept = () => Promise.reject(new Error('disk full near ada@example.org'));
    const { receive, logged } = await setUp(undefined, { accept });
    expect(await receive(arrival)).toEqual({ outcome: 'unavailable' });
    expect(logged.join()).toMatch(/^submission\.unavailable/);
    expect(logged.join()).not.toMatch(/ada|Words/);
  });

  test('after a failure the same form can be sent again', async () => {
    let calls = 0;
    const verify: BotCheck['verify'] = () =>
      (calls += 1) === 1 ? Promise.reject(new Error('once')) : Promise.resolve(human);
    const { receive } = await setUp(verify);
    const outcomes = await Promise.all([receive(arrival), receive(arrival)]);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['unavailable', 'accepted']);
  });
});
