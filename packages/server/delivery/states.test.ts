import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { refusedDelay, retryDelay } from './attempt.ts';
import { probeDelay } from './circuit-breaker.ts';
import { DeferredError, DownError, RefusedError, UndeliverableError } from './errors.ts';
import { setUpWorker } from './test-support/running-worker.ts';

const documented = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');

/** The table of states in docs/operating.md: for each way in which an attempt ends, the next state of the delivery. */
const documentedEnds = new Map(
  [...documented.matchAll(/^\| delivery \| sending \| (delivered|waiting|dead) \| (.+?) \|/gm)].map(
    ([, to, when]) => [when, to],
  ),
);

describe('the table of states in docs/operating.md', () => {
  const fail = (error: Error) => async () => {
    throw error;
  };
  const deferred = fail(new DeferredError('451 later', '451'));
  const refusedForGood = fail(new RefusedError('550 no', '550'));

  type End = {
    outcome: string;
    send: () => Promise<void>;
    /** The time to wait, in milliseconds. */
    wait?: number;
    lifetime?: number;
  };
  const stopped = 'the server stops during the attempt';
  const ends: Readonly<Record<string, End>> = {
    'the other side takes it': { outcome: 'delivered', send: async () => undefined },
    'it is put off, is interrupted, or fails for an unknown reason': { outcome: 'failed', send: deferred },
    'the other side refuses it for good, at the first attempt': { outcome: 'failed', send: refusedForGood },
    'the other side refuses it for good, at a later attempt': {
      outcome: 'dead',
      send: refusedForGood,
      wait: refusedDelay,
    },
    'every delivery of its channel would fail now': {
      outcome: 'returned',
      send: fail(new DownError('tls', 'no TLS', 'ETLS')),
    },
    'it has failed by itself for `MAIL_LIFETIME_DAYS`, without the time of pauses': {
      outcome: 'dead',
      send: deferred,
      lifetime: 0,
    },
    'it must not be sent: the virus scanner found something, or the file is gone': {
      outcome: 'dead',
      send: fail(new UndeliverableError('infected')),
    },
  };

  test('lists every end of an attempt', () => {
    expect(new Set(documentedEnds.keys())).toEqual(new Set([...Object.keys(ends), stopped]));
  });

  test.each(Object.entries(ends))('says how an attempt ends: %s', async (when, end) => {
    const { outcome, send, wait = 0, lifetime } = end;
    const { store, begin, arrive, pass, outcomes } = await setUpWorker(
      send,
      lifetime === undefined ? {} : { lifetime },
    );
    const id = await arrive(1);
    begin();
    await pass(wait);
    const shown = await store.show(id);
    expect(shown?.state).toBe(documentedEnds.get(when));
    expect(outcomes.at(-1)).toBe(outcome);
    expect(shown?.attempts === 0).toBe(outcome === 'returned');
  });

  test(`says how an attempt ends: ${stopped}`, async () => {
    const sending = Promise.withResolvers<void>();
    const { store, clock, begin, arrive } = await setUpWorker((_, abort) => {
      sending.resolve();
      return new Promise((_resolve, reject) => {
        abort?.addEventListener('abort', () => reject(abort.reason as Error));
      });
    });
    const id = await arrive(1);
    const worker = begin();
    await sending.promise;
    expect(await store.show(id)).toMatchObject({ state: 'sending' });
    const stop = worker.stop();
    await clock.waitedFor(2);
    clock.advance(8000);
    await stop;
    expect(await store.show(id)).toMatchObject({ state: documentedEnds.get(stopped), attempts: 0 });
  });
});

test('retry delays double up to two hours, less up to half at random', () => {
  expect([1, 2, 3].map((attempt) => retryDelay(attempt, 0))).toEqual([5000, 10_000, 20_000]);
  expect(retryDelay(1, 0.999)).toBeGreaterThanOrEqual(2500);
  expect([11, 40, 1000].map((attempt) => retryDelay(attempt, 0))).toEqual([5_120_000, 7_200_000, 7_200_000]);
});

test('probes come every minute in the end, and every ten minutes after a refused password', () => {
  expect([1, 2, 4, 5, 1000].map((failures) => probeDelay(failures, false))).toEqual([
    5000, 10_000, 40_000, 60_000, 60_000,
  ]);
  expect([1, 4, 5, 1000].map((failures) => probeDelay(failures, true))).toEqual([
    60_000, 480_000, 600_000, 600_000,
  ]);
});
