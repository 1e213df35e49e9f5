/** The port of the store: adapters keep these promises, and nothing else may be assumed. */
import type {
  Delivery,
  DeliveryLag,
  Pause,
  InboxEntry,
  InboxStats,
  PurgeTimes,
  Selection,
  Settlement,
  Reported,
  Unreported,
  Verdict,
  WorkerId,
} from './delivery.ts';
import type { Acceptance, Channel, NewSubmission, SpentProof, SubmissionKind } from './submission.ts';

/** A store cannot do what it was asked; the message is the database's own, or says what to do. */
export class StoreError extends Error {
  override name = 'StoreError';
  /** The database's own code for it, such as `FULL`, which a log may hold; undefined where it gave none. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** Keeps submissions. Every promise resolves only after the data is flushed to disk. */
export type SubmissionStore = {
  /**
   * Stores a submission with a delivery for each of its channels, its key and its used proof in one transaction.
   * Rejects when it cannot be made durable; nothing of it is kept then. An acknowledgement is left out where there was
   * one within {@link acknowledgementPause} for the same `acknowledgedAddress`.
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
 * The queues of deliveries, one for each channel, shared by any number of workers. A lease names its owner. A delivery
 * that its owner has not settled when the lease runs out is handed out again. No channel changes anything about another.
 */
export type OutboxStore = {
  /**
   * Takes on up to `limit` due deliveries until `leaseUntil`, the longest due first. Of them, up to `triedLimit`
   * have been tried before.
   */
  claim(
    channel: Channel,
    worker: WorkerId,
    limit: number,
    now: number,
    leaseUntil: number,
    triedLimit?: number,
  ): Promise<Delivery[]>;
  /**
   * Ends a delivery. `delivered` always counts, whoever says so. Every other state counts only from the worker that
   * still holds the lease, because another worker may be at it by now. Resolves with whether it counted.
   */
  settle(channel: Channel, worker: WorkerId, settlement: Settlement): Promise<boolean>;
  /**
   * Notes that the mailbox of a submission refused its mail. Resolves with how many different submissions that mailbox
   * has begun to refuse, for any worker, since a mail was delivered there.
   */
  noteRefusal(id: string, now: number): Promise<number>;
  /** When the next delivery or lease is due, or undefined when nothing waits. */
  nextDue(channel: Channel): Promise<number | undefined>;
  /**
   * Pulls in due times that a clock that was ahead has set: a delivery that waits for later than `furthest` is due at
   * once, and a lease beyond that ends at `leaseUntil`, because its owner may be at work. Resolves with how many.
   */
  pullIn(channel: Channel, now: number, leaseUntil: number, furthest: number): Promise<number>;
  /**
   * Makes due at once what this worker holds leases on, and resolves with how many there were: for a start
   * under the id of a worker that is gone. Leases of others are left to run out.
   */
  releaseLeases(channel: Channel, worker: WorkerId, now: number): Promise<number>;
  /**
   * Gives up all that waits or is leased on a channel that nobody works on any more, and ends its hold. Resolves with
   * how many deliveries those were.
   */
  abandon(channel: Channel, now: number, reason: string): Promise<number>;
  /**
   * Notes that nothing can go out, for all workers and for the operator. A hold under way keeps its beginning, unless
   * that is later, and takes the new reason. Resolves with the hold that was under way before, if any.
   */
  pause(channel: Channel, pause: Pause): Promise<Pause | undefined>;
  /** The hold under way, if any. */
  currentPause(channel: Channel): Promise<Pause | undefined>;
  /**
   * Ends the hold, if there is one, and makes due what waits, the longest due first: a second apart, or
   * closer when they are so many that they would take longer than `releaseWindow`. Without a hold this leaves alone what is
   * due already. The time of a hold does not count as a delivery's own failing. Resolves with the hold that ended, and
   * how many are made due.
   */
  resume(
    channel: Channel,
    now: number,
    releaseWindow: number,
  ): Promise<{ pause: Pause | undefined; waiting: number }>;
  /** The file of a submission, or undefined where there is none. */
  attachmentBytes(id: string): Promise<Uint8Array | undefined>;
  /** Takes the file of a submission out of quarantine. */
  clearAttachment(id: string): Promise<void>;
};

/** What the operator's command and the health checks need. */
export type InboxStore = {
  /** The newest first. */
  list(limit: number, selection?: Selection): Promise<InboxEntry[]>;
  /** Counts the submissions of a selection. */
  count(selection: Selection): Promise<number>;
  show(id: string): Promise<InboxEntry | undefined>;
  /** The file of a submission, or undefined where there is none. */
  attachmentBytes(id: string): Promise<Uint8Array | undefined>;
  /**
   * Makes deliveries due at once with fresh attempts, except those just being sent: of the mail unless another channel
   * is named, which then is the one that `state` speaks of. Resolves with how many.
   */
  requeue(selection: Selection, now: number, channel?: Channel): Promise<number>;
  /**
   * Marks submissions as spam and parks those of their deliveries that wait, for {@link spamReason}; those that are just
   * being sent are handed out no more. Resolves with how many are marked.
   */
  markSpam(selection: Selection, now: number): Promise<number>;
  /** Takes the mark back: parked deliveries are due at once, others as before. Resolves with how many were marked. */
  unmarkSpam(selection: Selection, now: number): Promise<number>;
  /** Counts the whole store. */
  stats(): Promise<InboxStats>;
  /** The lag alone, for health checks every second: counts nothing, so that its cost does not grow with the store. */
  lag(): Promise<DeliveryLag>;
  /**
   * Deletes what was received before its time and is delivered, or dead and the operator was told, on every channel;
   * spam whatever has become of it. Never deletes what still waits, nor anything unseen except acknowledgements.
   * Resolves with how many. Deletes in batches, each whole or not at all, and lets others write in between.
   */
  purge(before: PurgeTimes): Promise<number>;
  /** Counts the submissions that `purge` would delete. */
  countPurgeable(before: PurgeTimes): Promise<number>;
  /**
   * Deletes submissions, delivered or not, and all that is remembered of them, in batches as `purge` does. Resolves with
   * how many.
   */
  erase(selection: Selection): Promise<number>;
  /** Forgets keys, used proofs, past holds and acknowledged addresses that no longer matter, in batches as `purge` does. */
  tidy(keysBefore: number, now: number): Promise<void>;
  /** The time that was noted last, or when the newest submission arrived where none was; undefined in an empty store. */
  lastTime(): Promise<number | undefined>;
  /** Notes a time, so that the next start can judge whether the clock is right. */
  noteTime(time: number): Promise<void>;
  /** Looks through everything, every byte of every file included, without holding up anybody. */
  verify(): Promise<Verdict>;
  /** Resolves once something was written durably, of so many bytes at least. */
  probe(now: number, size?: number): Promise<void>;
  close(): Promise<void>;
};

/** The part of a store that the digest to the operator uses. */
export type DigestStore = {
  /** Up to `limit` deliveries that were given up, and every hold of either sort that is longer than `quietHold`. */
  unreported(limit: number, now: number): Promise<Unreported>;
  /** Remembers that the operator knows of these. */
  markReported(reported: Reported, now: number): Promise<void>;
  /**
   * Takes on, or keeps, a task that one of all servers has to do, until a time or until it is taken again. False while
   * another server has it.
   */
  acquireTask(name: string, worker: WorkerId, now: number, until: number): Promise<boolean>;
};

/** All a server needs to keep. */
export type Store = SubmissionStore & OutboxStore & InboxStore & DigestStore;
