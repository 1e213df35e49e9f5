/** Accepted mail is delivered or dead, after any sequence of failures and crashes. */
import { expect, test } from 'vitest';
import { DeferredError, InterruptedError, DownError, RefusedError } from './errors.ts';
import type { Mail } from './mail.ts';
import { type Random, createRandom } from '../test-support/fuzz/random.ts';
import { hour, minute, setUpWorker } from './test-support/running-worker.ts';

const fates = [
  'ok',
  'ok',
  'ok',
  'deferred',
  'interrupted',
  'taken, but interrupted',
  'taken, then killed',
] as const;

/** A mail server with random answers that keeps the mails. */
function createMailServer(random: Random) {
  const arrived = new Map<string, number>();
  const refused = new Set<string>();
  const asked = new Set<string>();
  /** Mails without a final reply; only these may arrive twice. */
  const doubtful = new Map<string, number>();
  const killed = new Set<string>();
  const state = { isDown: false, isWell: false };

  function take(id: string, isDoubtful: boolean): void {
    arrived.set(id, (arrived.get(id) ?? 0) + 1);
    if (isDoubtful) doubtful.set(id, (doubtful.get(id) ?? 0) + 1);
  }
  async function send({ id, messageId }: Mail): Promise<void> {
    expect(messageId).toBe(`<${id}@site.test>`);
    if (state.isDown) throw new DownError(random.pick(['connection', 'tls']), 'down', 'ECONNREFUSED');
    if (!asked.has(id) && random.onceIn(4)) refused.add(id);
    asked.add(id);
    if (refused.has(id)) throw new RefusedError('550 no', '550');
    const fate = state.isWell ? 'ok' : random.pick(fates);
    if (fate === 'deferred') throw new DeferredError('451 later', '451');
    if (fate === 'interrupted') throw new InterruptedError('reset', 'ECONNRESET');
    take(id, fate !== 'ok');
    if (fate === 'taken, but interrupted') throw new InterruptedError('reset', 'ECONNRESET');
    if (fate === 'taken, then killed') killed.add(id);
  }
  return { send, state, arrived, refused, doubtful, killed };
}

test.each([1, 2, 3, 4])(
  'no accepted mail is lost, and no mail is sent twice without a reason (seed %i)',
  async (seed) => {
    const random = createRandom(seed);
    const server = createMailServer(random);
    const { store, begin, arrive, pass, quiet } = await setUpWorker(server.send, {
      delayAfter: () => minute,
    });
    const { settle } = store;
    // A server that is killed between sending and settling leaves a lease.
    store.settle = (channel, worker, settlement) =>
      server.killed.delete(settlement.id)
        ? Promise.reject(new Error('killed'))
        : settle(channel, worker, settlement);
    const accepted: string[] = [];
    let worker = begin();
    for (let step = 0; step < 40; step += 1) {
      if (random.onceIn(2)) accepted.push(await arrive(step));
      if (random.onceIn(6)) server.state.isDown = !server.state.isDown;
      if (random.onceIn(8)) {
        await quiet();
        await worker.stop();
        worker = begin();
      }
      worker.notify();
      await pass(random.pick([1000, 5000, minute, 10 * minute, hour]));
    }
    server.state.isDown = false;
    server.state.isWell = true;
    for (let n = 0; n < 30; n += 1) await pass(10 * minute);

    const entries = await store.list(100);
    expect(entries.map(({ id }) => id).toSorted()).toEqual(accepted.toSorted());
    const parked = entries.filter(({ state }) => state === 'dead').map(({ id }) => id);
    const delivered = entries.filter(({ state }) => state === 'delivered').map(({ id }) => id);
    expect(delivered.length + parked.length).toBe(accepted.length);
    expect(parked.filter((id) => !server.refused.has(id))).toEqual([]);
    expect((await store.unreported(100, 9_999_999)).givenUp.map(({ id }) => id).toSorted()).toEqual(
      parked.toSorted(),
    );
    expect(delivered.filter((id) => !server.arrived.has(id))).toEqual([]);
    const copies = delivered.map((id) => (server.arrived.get(id) ?? 0) - (server.doubtful.get(id) ?? 0));
    expect(copies.filter((count) => count > 1)).toEqual([]);
    expect([parked.length, server.doubtful.size]).not.toContain(0);
  },
);
