import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DeferredError, DownError, RefusedError, UndeliverableError } from './errors.ts';
import {
  attemptEnds,
  channelTransitions,
  otherTransitions,
  probeDelay,
  refusedDelay,
  retryDelay,
} from './states.ts';
import { setUpWorker } from './test-support/running-worker.ts';

const { started, leaseExpired, abandoned, bounced, requeued } = otherTransitions;
const { sent, failed, refused, refusedAgain, expired, undeliverable, paused, stopped } = attemptEnds;

describe('the table of states', () => {
  test('is the same in the code and in docs/operating.md', () => {
    const order = [
      ...[started, sent, failed, refused, paused, stopped, refusedAgain, expired, undeliverable].map(
        (row) => ['delivery', row] as const,
      ),
      ...[leaseExpired, abandoned, bounced, requeued].map((row) => ['delivery', row] as const),
      ...Object.values(channelTransitions).map((row) => ['channel', row] as const),
    ];
    const rows = order.map(
      ([what, { from, to, when, effect }]) => `| ${what} | ${from} | ${to} | ${when} | ${effect} |`,
    );
    const documented = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
      .split('\n')
      .filter((line) => /^\| (?:delivery|channel) \|/.test(line));
    expect(documented).toEqual(rows);
    expect(order).toHaveLength(
      [attemptEnds, otherTransitions, channelTransitions].flatMap((part) => Object.keys(part)).length,
    );
  });

  const fail = (error: Error) => async () => {
    throw error;
  };
  const deferred = fail(new DeferredError('451 later', '451'));
  const refusedForGood = fail(new RefusedError('550 no', '550'));

  /** For each end of an attempt: the send function and the time to wait. */
  const ends: Record<
    Exclude<keyof typeof attemptEnds, 'stopped'>,
    [send: () => Promise<void>, milliseconds: number, lifetime?: number]
  > = {
    sent: [async () => undefined, 0],
    failed: [deferred, 0],
    refused: [refusedForGood, 0],
    refusedAgain: [refusedForGood, refusedDelay],
    paused: [fail(new DownError('tls', 'no TLS', 'ETLS')), 0],
    expired: [deferred, 0, 0],
    undeliverable: [fail(new UndeliverableError('infected')), 0],
  };

  test.each(Object.entries(ends))('says how an attempt ends: %s', async (end, [send, time, lifetime]) => {
    const { store, begin, arrive, pass, outcomes } = await setUpWorker(
      send,
      lifetime === undefined ? {} : { lifetime },
    );
    const id = await arrive(1);
    begin();
    await pass(time);
    const { to, outcome, settlement } = attemptEnds[end as keyof typeof ends];
    expect((await store.show(id))?.state).toBe(to);
    expect(outcomes.at(-1)).toBe(outcome);
    const shown = await store.show(id);
    expect(shown?.attempts === 0).toBe(settlement === 'returned');
  });

  test('says how an attempt ends: stopped', async () => {
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
    expect(await store.show(id)).toMatchObject({ state: started.to });
    const stop = worker.stop();
    await clock.waitedFor(2);
    clock.advance(8000);
    await stop;
    expect(await store.show(id)).toMatchObject({ state: stopped.to, attempts: 0 });
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
