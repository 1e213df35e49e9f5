/** A fast clock that is set right again: deadlines that it set may be too far in the future. */
import { expect, test } from 'vitest';
import { DeferredError, DownError } from './errors.ts';
import { day, hour, minute, setUpWorker, start } from './test-support/running-worker.ts';

const refused = () => new DownError('connection', 'connect ECONNREFUSED 10.0.0.2:587', 'ECONNREFUSED');

/** A worker whose clock is fast, and whose mail server fails until it is up. */
async function setUpAhead(ahead: number, fault: () => Error) {
  const mails = { isUp: false, tried: 0 };
  const outbox = await setUpWorker(
    async () => {
      mails.tried += 1;
      if (!mails.isUp) throw fault();
    },
    { maxDelay: 2 * hour },
  );
  outbox.clock.set(start + ahead);
  return { ...outbox, mails };
}

test('a mail that was deferred by a clock a year ahead is sent once the clock is right, and the log says so', async () => {
  const { store, clock, begin, arrive, pass, logged, mails } = await setUpAhead(
    365 * day,
    () => new DeferredError('451 later', '451'),
  );
  const id = await arrive(1);
  begin();
  await pass(0);
  expect(await store.show(id)).toMatchObject({ state: 'waiting', attempts: 1 });
  mails.isUp = true;
  clock.set(start);
  await pass(minute);
  expect(await store.show(id)).toMatchObject({ state: 'delivered', attempts: 2 });
  expect(logged.filter((line) => line.startsWith('store.clock'))).toEqual([
    'store.clock-behind {"channel":"mail","count":1}',
  ]);
});

test('a mail that a stopped server deferred on a wrong clock is sent by the next server', async () => {
  const { store, clock, begin, arrive, pass, mails } = await setUpAhead(
    365 * day,
    () => new DeferredError('451 later', '451'),
  );
  const id = await arrive(1);
  const first = begin();
  await pass(0);
  await first.stop();
  mails.isUp = true;
  clock.set(start);
  begin();
  await pass(0);
  expect(await store.show(id)).toMatchObject({ state: 'delivered' });
});

test('after the clock was set back, probes go on as before and the pause is reported', async () => {
  const { store, clock, begin, arrive, pass, logged, mails } = await setUpAhead(6 * hour, refused);
  const id = await arrive(1);
  begin();
  await pass(10 * minute);
  clock.set(start);
  const before = mails.tried;
  for (let halves = 0; halves < 6; halves += 1) await pass(minute / 2);
  expect(mails.tried).toBeGreaterThan(before);
  expect(await store.currentPause('mail')).toMatchObject({ since: expect.closeTo(start, -6) });
  for (let minutes = 0; minutes < 65; minutes += 1) await pass(minute);
  expect((await store.unreported(9, clock.now())).lasting).toMatchObject([{ cause: 'connection' }]);
  expect(logged.at(-1)).toMatch(/^outbox\.still-paused .*"hours":1/);
  mails.isUp = true;
  await pass(minute);
  expect(await store.show(id)).toMatchObject({ state: 'delivered' });
});
