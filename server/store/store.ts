/** The port of the store: adapters keep these promises, and nothing else may be assumed. */
import type { Acceptance, NewSubmission, SpentProof, Submission, SubmissionKind } from './submission.ts';

export { newId } from './submission.ts';
export type * from './submission.ts';

/** A store cannot do what it was asked; the message is the database's own, or says what to do. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/**
 * A submission that a worker has taken on to deliver; `attempt` counts from 1. `failingSince` is when it first
 * failed for a reason of its own, later by every hold since then.
 */
export type Delivery = Submission & { attempt: number; failingSince: number | undefined };

/** Who takes deliveries on: no two workers of one store share an id. */
export type WorkerId = string;

/**
 * How a delivery ended. A `retry` becomes due again at `dueAt`; so does what is `returned`, whose attempt does not
 * count, because it failed for no reason of its own; `dead` waits for the operator.
 */
export type Settlement =
  | { id: string; state: 'delivered'; at: number }
  | { id: string; state: 'retry'; at: number; dueAt: number; reason: string }
  | { id: string; state: 'returned'; dueAt: number; reason: string }
  | { id: string; state: 'dead'; reason: string };

/** A time in which nothing goes out. `cause` is one word for anybody, `reason` is for the operator alone. */
export type Hold = { since: number; cause: string; reason: string };

/** The longest hold, in milliseconds, that nobody has to be told of. */
export const quietHold = 60 * 60 * 1000;

/** Keeps submissions. Every promise resolves only after the data is flushed to disk. */
export type SubmissionStore = {
  /**
   * Stores a submission with its outbox row, its key and its used proof in one transaction. Rejects when
   * it cannot be made durable; nothing of it is kept then.
   */
  accept(submission: NewSubmission): Promise<Acceptance>;
  /**
   * What an earlier submission under this key became. When there was none it is undefined, or `proof-reused`
   * for a proof that has vouched for another one.
   */
  findAcceptance(
    kind: SubmissionKind,
    key: string,
    bodyHash: string,
    proof?: SpentProof,
  ): Promise<Acceptance | undefined>;
  /** A random secret of the given name, made at the first call and the same for ever after. */
  secret(name: string): Promise<string>;
};

/**
 * The queue of deliveries, shared by any number of workers. A lease names its owner, and what its owner has
 * not settled when it runs out is handed out again.
 */
export type OutboxStore = {
  /**
   * Takes on up to `limit` due deliveries until `leaseUntil`, the longest due first. Of them, up to `triedLimit`
   * have been tried before.
   */
  claim(
    worker: WorkerId,
    limit: number,
    now: number,
    leaseUntil: number,
    triedLimit?: number,
  ): Promise<Delivery[]>;
  /**
   * Ends a delivery. All but `delivered` count only from the worker that still holds the lease, for another
   * one may be at it by now; a mail that was delivered is delivered, whoever says so. Resolves with whether it
   * counted.
   */
  settle(worker: WorkerId, settlement: Settlement): Promise<boolean>;
  /** When the next delivery or lease is due, or undefined when nothing waits. */
  nextDue(): Promise<number | undefined>;
  /**
   * Makes due at once what this worker holds leases on, and resolves with how many there were: for a start
   * under the id of a worker that is gone. Leases of others are left to run out.
   */
  releaseLeases(worker: WorkerId, now: number): Promise<number>;
  /**
   * Notes that nothing can go out, for all workers and for the operator. A hold under way keeps its beginning and
   * takes the new words. Resolves with the one that was under way before, if any.
   */
  hold(hold: Hold): Promise<Hold | undefined>;
  /** The hold under way, if any. */
  currentHold(): Promise<Hold | undefined>;
  /**
   * Ends the hold, if there is one, and makes due what waits, the longest due first: a second apart, or
   * closer when they are so many that they would take longer than `spread`. Without a hold this leaves alone what is
   * due already. The time of a hold does not count as a mail's own failing. Resolves with the hold that ended, and how
   * many are made due.
   */
  release(now: number, spread: number): Promise<{ hold: Hold | undefined; waiting: number }>;
  /** The file of a submission, or undefined where there is none. */
  attachmentBytes(id: string): Promise<Uint8Array | undefined>;
  /** Takes the file of a submission out of quarantine. */
  clearAttachment(id: string): Promise<void>;
};

/**
 * States of a submission's delivery, as the operator sees them. What is `quarantined` waits for a virus
 * scanner first, and then for the mail server.
 */
export const deliveryStates = ['waiting', 'quarantined', 'sending', 'delivered', 'dead'] as const;

/** One of them. */
export type DeliveryState = (typeof deliveryStates)[number];

/** A submission with the state of its delivery. */
export type InboxEntry = Submission & {
  state: DeliveryState;
  attempts: number;
  lastError: string | undefined;
  deliveredAt: number | undefined;
};

/**
 * Counts per kind and state, when the oldest submission arrived whose delivery is still under way (those given up
 * are not), and the hold of the queue, if there is one.
 */
export type InboxStats = {
  counts: { kind: SubmissionKind; state: DeliveryState; count: number }[];
  oldestUndelivered: number | undefined;
  hold: Hold | undefined;
};

/** A hold that is over. */
export type PastHold = Hold & { id: number; until: number };

/** What the operator has not been told of: submissions given up (the oldest, and how many in all), and long holds. */
export type Untold = { givenUp: InboxEntry[]; givenUpCount: number; holds: PastHold[] };

/** What tells the operator. */
export type DigestStore = {
  /** Up to `limit` submissions that were given up, and every hold that is over and was longer than {@link quietHold}. */
  untold(limit: number): Promise<Untold>;
  /** Remembers that the operator knows of these. */
  markTold(ids: readonly string[], holds: readonly number[], now: number): Promise<void>;
};

/** Which submissions are meant: those of which every condition that is given is true; all of them without any. */
export type Selection = Readonly<{
  /** A thousand at most. */
  ids?: readonly string[];
  kind?: SubmissionKind;
  state?: DeliveryState;
  verified?: boolean;
  /** Whatever its case. */
  email?: string;
  /** Received at this time or later. */
  since?: number;
  /** Received before this time. */
  until?: number;
  /** What stands below this one in a list: for reading a long one page by page. */
  after?: Pick<Submission, 'receivedAt' | 'id'>;
}>;

/** Times before which submissions are deleted that were received until then; 0 deletes none of that kind. */
export type PurgeTimes = Readonly<Record<SubmissionKind, number>>;

/** What the operator's command and the health checks need. */
export type InboxStore = {
  /** The newest first. */
  list(limit: number, selection?: Selection): Promise<InboxEntry[]>;
  /** How many there are. */
  count(selection: Selection): Promise<number>;
  show(id: string): Promise<InboxEntry | undefined>;
  attachmentBytes: OutboxStore['attachmentBytes'];
  /** Makes deliveries due at once with fresh attempts, but those just being sent. Resolves with how many. */
  requeue(selection: Selection, now: number): Promise<number>;
  stats(): Promise<InboxStats>;
  /**
   * Deletes what was received before its time and is delivered, or dead and the operator was told; never what
   * still waits, and nothing unseen. Resolves with how many.
   */
  purge(before: PurgeTimes): Promise<number>;
  /** How many that would be. */
  countPurgeable(before: PurgeTimes): Promise<number>;
  /** Deletes submissions, delivered or not, and all that is remembered of them. Resolves with how many. */
  erase(selection: Selection): Promise<number>;
  /** Forgets keys, used proofs and past holds that no longer matter. */
  tidy(keysBefore: number, now: number): Promise<void>;
  /** Resolves once something was written durably. */
  probe(now: number): Promise<void>;
  close(): Promise<void>;
};

/** All a server needs to keep. */
export type Store = SubmissionStore & OutboxStore & InboxStore & DigestStore;
