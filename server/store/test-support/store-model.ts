import type { Settlement, WorkerId } from '../delivery.ts';
import type { Acceptance, NewSubmission } from '../submission.ts';
/** What a store has to do, said again in a page of plain code: the reference that stores are compared with. */

/** A submission with its mail, as the model knows them. */
export type ModelRow = {
  receivedAt: number;
  state: 'waiting' | 'sending' | 'delivered' | 'dead';
  dueAt: number;
  attempts: number;
  owner: WorkerId | undefined;
};

type Key = { id: string; bodyHash: string };

/** The model. Where the store has a choice (ids, which of two that are due at once), it is told what was chosen. */
export class StoreModel {
  readonly rows = new Map<string, ModelRow>();
  readonly #keys = new Map<string, Key>();
  readonly #proofs = new Set<string>();

  /** What is to come of a submission; `id` is what the store calls it if it takes it. */
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

  /** Everything that waits or is leased, the first due first. */
  open(): [id: string, row: ModelRow][] {
    const isOpen = ({ state }: ModelRow) => state === 'waiting' || state === 'sending';
    return [...this.rows]
      .filter(([, row]) => isOpen(row))
      .toSorted(([, one], [, other]) => one.dueAt - other.dueAt);
  }

  /** When each of those that a claim has to choose is due: the first ones, with no more that were tried than allowed. */
  claimable(limit: number, now: number, triedLimit: number): number[] {
    const due = this.open().filter(([, { dueAt }]) => dueAt <= now);
    const tried = due.filter(([, { attempts }]) => attempts > 0).slice(0, Math.min(limit, triedLimit));
    const untried = due.filter(([, { attempts }]) => attempts === 0).slice(0, limit);
    const times = [...untried, ...tried].map(([, { dueAt }]) => dueAt);
    return times.toSorted((one, other) => one - other).slice(0, limit);
  }

  /** Notes that a worker has this one now. */
  lease(id: string, owner: WorkerId, leaseUntil: number): ModelRow | undefined {
    const row = this.rows.get(id);
    if (row) Object.assign(row, { state: 'sending', owner, dueAt: leaseUntil, attempts: row.attempts + 1 });
    return row;
  }

  /** Whether the end of a delivery counts. */
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

  /** How many leases a worker gives back. */
  releaseLeases(worker: WorkerId, now: number): number {
    const held = [...this.rows.values()].filter(
      ({ state, owner }) => state === 'sending' && owner === worker,
    );
    for (const row of held) Object.assign(row, { state: 'waiting', dueAt: now, owner: undefined });
    return held.length;
  }

  /** Whether the operator can have this one sent again. */
  requeue(id: string, now: number): boolean {
    const row = this.rows.get(id);
    if (!row || row.state === 'sending') return false;
    Object.assign(row, { state: 'waiting', dueAt: now, attempts: 0 });
    return true;
  }

  /** Whether there was such a one; its key may be used again, and its proof may not. */
  erase(id: string): boolean {
    for (const [key, value] of this.#keys) if (value.id === id) this.#keys.delete(key);
    return this.rows.delete(id);
  }

  /** How many are delivered and older than this; nobody was told of the dead ones. */
  purge(before: number): number {
    const old = [...this.rows].filter(([, row]) => row.state === 'delivered' && row.receivedAt < before);
    for (const [id] of old) this.rows.delete(id);
    return old.length;
  }
}
