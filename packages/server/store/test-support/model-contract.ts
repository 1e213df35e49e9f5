/** Compares a store with a model while two workers and an operator act at random on two connections. */
import type { Delivery, Settlement, WorkerId } from '../submission.ts';
import { expect, test } from 'vitest';
import { everything } from '../../../../tests/browser/support/sample.ts';
import { type Random, createRandom } from '../../test-support/fuzz/random.ts';
import { numbered } from '../../test-support/submissions.ts';
import type { Store } from '../store.ts';
import { StoreModel } from './store-model.ts';
import type { NewDatabase } from './test-database.ts';

const workers: readonly WorkerId[] = ['a', 'b'];
const all = 1000;
const lease = 50;

/** A store, its model, the sent mails, and the leased deliveries. */
type Trial = {
  random: Random;
  stores: readonly Store[];
  model: StoreModel;
  mailed: Set<string>;
  leased: { worker: WorkerId; delivery: Delivery }[];
  now: number;
};

const anyStore = ({ random, stores }: Trial): Store => random.pick(stores);
const anyId = ({ random, model }: Trial): string => random.pick([...model.rows.keys(), 'nobody']);

/** Uses few keys and proofs, so that they repeat. */
async function arrive(trial: Trial): Promise<void> {
  const { random, model, now } = trial;
  const proof = random.onceIn(2) ? { id: `proof-${random.below(40)}`, expiresAt: 1_000_000 } : undefined;
  const submission = numbered(random.below(60), {
    bodyHash: `body-${random.below(2)}`,
    proof,
    receivedAt: now,
  });
  const acceptance = await anyStore(trial).accept(submission);
  expect(acceptance).toEqual(model.accept(submission, 'id' in acceptance ? acceptance.id : 'none'));
}

async function claim(trial: Trial): Promise<void> {
  const { random, model, now, leased } = trial;
  const [worker, limit, triedLimit] = [random.pick(workers), 1 + random.below(4), random.below(4)];
  const expected = model.claimable(limit, now, triedLimit);
  const taken = await anyStore(trial).claim('mail', worker, limit, now, now + lease, triedLimit);
  const dueTimes = taken.map(({ id }) => model.rows.get(id)?.dueAt ?? Number.NaN);
  expect(dueTimes.toSorted((a, b) => a - b)).toEqual(expected);
  for (const delivery of taken) {
    expect(delivery.attempt).toBe(model.lease(delivery.id, worker, now + lease)?.attempts);
    leased.push({ worker, delivery });
  }
}

/** Settles a claimed delivery at random; its lease may have ended. */
async function finish(trial: Trial): Promise<void> {
  const { random, model, now, leased, mailed } = trial;
  const [claimed] = leased.splice(random.below(leased.length), 1);
  if (!claimed) return;
  const { id } = claimed.delivery;
  const reason = 'no';
  const settlement = random.pick<Settlement>([
    { id, state: 'delivered', at: now },
    { id, state: 'delivered', at: now },
    { id, state: 'retry', at: now, dueAt: now + random.below(100), reason },
    { id, state: 'returned', dueAt: now + random.below(100), reason },
    { id, state: 'dead', reason },
  ]);
  if (settlement.state === 'delivered') mailed.add(id);
  const counted = await anyStore(trial).settle('mail', claimed.worker, settlement);
  expect(counted).toBe(model.settle(claimed.worker, settlement));
}

/** Restarts a worker after a crash. */
async function restart(trial: Trial): Promise<void> {
  const { random, model, now, leased } = trial;
  const worker = random.pick(workers);
  trial.leased = leased.filter((claimed) => claimed.worker !== worker);
  expect(await anyStore(trial).releaseLeases('mail', worker, now)).toBe(model.releaseLeases(worker, now));
}

async function operate(trial: Trial): Promise<void> {
  const { random, model, now } = trial;
  const [store, id] = [anyStore(trial), anyId(trial)];
  const before = now - random.below(400);
  const action = random.pick(['requeue', 'erase', 'purge']);
  if (action === 'requeue')
    expect(await store.requeue({ ids: [id] }, now)).toBe(Number(model.requeue(id, now)));
  else if (action === 'erase') expect(await store.erase({ ids: [id] })).toBe(Number(model.erase(id)));
  else expect(await store.purge({ message: before, application: 0 })).toBe(model.purge(before));
}

async function compare(trial: Trial): Promise<void> {
  const { model } = trial;
  const store = anyStore(trial);
  const listed = (await store.list(all)).map(({ id, state, attempts }) => [id, { state, attempts }] as const);
  const expected = [...model.rows].map(([id, { state, attempts }]) => [id, { state, attempts }] as const);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(expected));
  expect(await store.nextDue('mail')).toBe(model.open()[0]?.[1].dueAt);
}

/** Delivers the rest with one worker. */
async function drain(trial: Trial): Promise<void> {
  const { model, mailed } = trial;
  trial.now += 1000;
  const waiting = await anyStore(trial).claim('mail', 'a', all, trial.now, trial.now + lease);
  expect(waiting).toHaveLength(model.open().length);
  for (const { id } of waiting) {
    model.lease(id, 'a', trial.now + lease);
    mailed.add(id);
    const settlement = { id, state: 'delivered', at: trial.now } as const;
    expect(await anyStore(trial).settle('mail', 'a', settlement)).toBe(model.settle('a', settlement));
  }
}

/** Submissions and deliveries are more frequent than restarts and operators. */
const steps = [arrive, arrive, arrive, claim, claim, finish, finish, finish, restart, operate];

export function modelContract(newDatabase: NewDatabase): void {
  test.each(everything ? [1, 2, 3, 4] : [1, 2])(
    'the store behaves like the model under random operations (seed %i)',
    async (seed) => {
      const random = createRandom(seed);
      const place = await newDatabase();
      const stores = [await place.open(), await place.open()];
      const trial: Trial = {
        random,
        stores,
        model: new StoreModel(),
        mailed: new Set(),
        leased: [],
        now: 1000,
      };
      for (let step = 0; step < 250; step += 1) {
        const next = random.pick(steps);
        await next(trial);
        await compare(trial);
        trial.now += random.below(20);
      }
      await drain(trial);
      await compare(trial);
      const states = [...trial.model.rows].map(([id, { state }]) =>
        state === 'dead' || trial.mailed.has(id) ? state : 'lost',
      );
      expect(new Set(states)).toEqual(new Set(['delivered', 'dead']));
    },
  );
}
