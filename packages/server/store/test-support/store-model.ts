import type { Acceptance, NewSubmission, Settlement, WorkerId } from '../submission.ts';
/** A submission with its mail. */
export type ModelRow = {
  receivedAt: number;
  state: 'waiting' | 'sending' | 'delivered' | 'dead';
  dueAt: number;
  attempts: number;
  owner: WorkerId | undefined;
};

type Key = { id: string; bodyHash: string };

/** The reference that stores are compared with. The store chooses ids and the order of deliveries due at once. */
export class StoreModel {
  readonly rows = new Map<string, ModelRow>();
  readonly #keys = new Map<string, Key>();
  readonly #proofs = new Set<string>();

  /** The expected result for a submission; `id` is the id that the store gave it. */
  accept({ key, bodyHash, proof, receivedAt }: NewSubmission, id: string): Acceptance {
    const earlier = this.#keys.get(key);
    if (earlier)
      return earlier.bodyHash === bodyHash
        ? { outcome: 'repeated', id: earlier.id }
        : { outcome: 'key-reused' };
    if (proof && this.#proofs.has(proof.id)) return { outcome: 'proof-reused' };
    if (proof) this.#proofs.add(proof.id);
    this.#keys.set(key, { id, bodyHash });
    this.rows.set(id, { receivedAt, state: 'waiting', dueAt: receivedAt, attempts: 0, owner: undefined });
    return { outcome: 'accepted', id };
  }

  /** All waiting and leased deliveries in the order of their due times. */
  open(): [id: string, row: ModelRow][] {
    const isOpen = ({ state }: ModelRow) => state === 'waiting' || state === 'sending';
    return [...this.rows].filter(([, row]) => isOpen(row)).toSorted(([, a], [, b]) => a.dueAt - b.dueAt);
  }

  /** Due times of the deliveries that a claim must return. */
  claimable(limit: number, now: number, triedLimit: number): number[] {
    const due = this.open().filter(([, { dueAt }]) => dueAt <= now);
    const tried = due.filter(([, { attempts }]) => attempts > 0).slice(0, Math.min(limit, triedLimit));
    const untried = due.filter(([, { attempts }]) => attempts === 0).slice(0, limit);
    const times = [...untried, ...tried].map(([, { dueAt }]) => dueAt);
    return times.toSorted((a, b) => a - b).slice(0, limit);
  }

  lease(id: string, owner: WorkerId, leaseUntil: number): ModelRow | undefined {
    const row = this.rows.get(id);
    if (row) Object.assign(row, { state: 'sending', owner, dueAt: leaseUntil, attempts: row.attempts + 1 });
    return row;
  }

  settle(worker: WorkerId, settlement: Settlement): boolean {
    const row = this.rows.get(settlement.id);
    if (!row) return false;
    if (settlement.state !== 'delivered' && (row.state !== 'sending' || row.owner !== worker)) return false;
    row.owner = undefined;
    if (settlement.state === 'delivered' || settlement.state === 'dead') row.state = settlement.state;
    else Object.assign(row, { state: 'waiting', dueAt: settlement.dueAt });
    if (settlement.state === 'returned') row.attempts -= 1;
    return true;
  }

  /** Returns the number of ended leases. */
  releaseLeases(worker: WorkerId, now: number): number {
    const leased = [...this.rows.values()].filter(
      ({ state, owner }) => state === 'sending' && owner === worker,
    );
    for (const row of leased) Object.assign(row, { state: 'waiting', dueAt: now, owner: undefined });
    return leased.length;
  }

  requeue(id: string, now: number): boolean {
    const row = this.rows.get(id);
    if (!row || row.state === 'sending') return false;
    Object.assign(row, { state: 'waiting', dueAt: now, attempts: 0 });
    return true;
  }

  /** After erasing, the key can be used again, but not the proof. */
  erase(id: string): boolean {
    for (const [key, value] of this.#keys) if (value.id === id) this.#keys.delete(key);
    return this.rows.delete(id);
  }

  /** Deletes old delivered submissions. Dead deliveries were not reported, so they stay. */
  purge(before: number): number {
    const old = [...this.rows].filter(([, row]) => row.state === 'delivered' && row.receivedAt < before);
    for (const [id] of old) this.rows.delete(id);
    return old.length;
  }
}
