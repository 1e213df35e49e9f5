/** The port of the store. Callers may rely only on what is documented here. */
import type {
  Delivery,
  DeliveryLag,
  InboxEntry,
  InboxStats,
  Pause,
  PurgeTimes,
  Reported,
  Selection,
  Settlement,
  Unreported,
  Verdict,
  WorkerId,
} from './delivery.ts';
import type { Acceptance, Channel, NewSubmission, SpentProof, SubmissionKind } from './submission.ts';

export class StoreError extends Error {
  override name = 'StoreError';
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** Accepts submissions. Every promise resolves only after the data is flushed to disk. */
export type SubmissionStore = {
  /** Stores everything in one transaction. Omits an acknowledgement for {@link acknowledgementPause} after one. */
  accept(submission: NewSubmission): Promise<Acceptance>;
  /** The result of an earlier submission with this key, else `proof-reused` if another one used the proof. */
  findAcceptance(
    kind: SubmissionKind,
    key: string,
    bodyHash: string,
    proof?: SpentProof,
  ): Promise<Acceptance | undefined>;
  /** The random secret of the given name. The first call makes it, and it never changes. */
  secret(name: string): Promise<string>;
};

/**
 * The queues of deliveries, one for each channel, shared by any number of workers. A lease has an owner. If the owner
 * does not settle a delivery before the lease ends, another worker may claim it.
 */
export type OutboxStore = {
  /** Leases up to `limit` due deliveries in the order of their due times. At most `triedLimit` of them are retries. */
  claim(
    channel: Channel,
    worker: WorkerId,
    limit: number,
    now: number,
    leaseUntil: number,
    triedLimit?: number,
  ): Promise<Delivery[]>;
  /**
   * Only the owner of the lease may settle it otherwise than `delivered`, because another worker may be sending it now.
   * Resolves with whether the delivery was changed.
   */
  settle(channel: Channel, worker: WorkerId, settlement: Settlement): Promise<boolean>;
  /** Resolves with the number of different submissions that the mailbox has refused since its last delivered mail. */
  noteRefusal(id: string, now: number): Promise<number>;
  nextDue(channel: Channel): Promise<number | undefined>;
  /**
   * Corrects times after `furthest`, which a fast clock has set: deliveries become due at once. Leases end at
   * `leaseUntil`, because their owners may still be sending.
   */
  pullIn(channel: Channel, now: number, leaseUntil: number, furthest: number): Promise<number>;
  /** Ends the leases of a worker that starts again after a crash; the deliveries are due at once. */
  releaseLeases(channel: Channel, worker: WorkerId, now: number): Promise<number>;
  /** Gives up all open deliveries of a channel that no server serves any more, and ends its pause. */
  abandon(channel: Channel, now: number, reason: string): Promise<number>;
  /** An ongoing pause keeps its earlier start. Resolves with the pause that was ongoing before. */
  pause(channel: Channel, pause: Pause): Promise<Pause | undefined>;
  currentPause(channel: Channel): Promise<Pause | undefined>;
  /**
   * Ends the pause and makes waiting deliveries due in their order, one per second, or closer so that all are due
   * within `releaseWindow` milliseconds. The length of a pause does not count for the lifetime of deliveries. Changes
   * nothing without a pause.
   */
  resume(
    channel: Channel,
    now: number,
    releaseWindow: number,
  ): Promise<{ pause: Pause | undefined; waiting: number }>;
  attachmentBytes(id: string): Promise<Uint8Array | undefined>;
  clearAttachment(id: string): Promise<void>;
};

export type InboxStore = Pick<OutboxStore, 'attachmentBytes'> & {
  list(limit: number, selection?: Selection): Promise<InboxEntry[]>;
  count(selection: Selection): Promise<number>;
  show(id: string): Promise<InboxEntry | undefined>;
  /**
   * Makes deliveries due at once and resets their attempts, except those being sent. The `state` of the selection is
   * that of the same channel, `mail` by default.
   */
  requeue(selection: Selection, now: number, channel?: Channel): Promise<number>;
  /** Parks waiting deliveries with {@link spamReason}. Resolves with the number of marked submissions. */
  markSpam(selection: Selection, now: number): Promise<number>;
  unmarkSpam(selection: Selection, now: number): Promise<number>;
  stats(): Promise<InboxStats>;
  /** The lag, for health checks every second: its cost does not grow with the store. */
  lag(): Promise<DeliveryLag>;
  /**
   * Deletes old submissions whose deliveries are all delivered, or dead and reported (acknowledgements need no report),
   * and old spam. Works in batches, each in one transaction, and lets other programs write in between.
   */
  purge(before: PurgeTimes): Promise<number>;
  countPurgeable(before: PurgeTimes): Promise<number>;
  /** Deletes submissions in any state, with their keys and acknowledged addresses, in batches. */
  erase(selection: Selection): Promise<number>;
  /** Deletes expired keys, proofs, rate counts, acknowledged addresses and past pauses, in batches. */
  tidy(keysBefore: number, now: number): Promise<void>;
  /** The last noted time, else the arrival of the newest submission. */
  lastTime(): Promise<number | undefined>;
  noteTime(time: number): Promise<void>;
  /** Checks the whole store, with every byte of every file. Does not block writers. */
  verify(): Promise<Verdict>;
  /** Writes at least `size` bytes durably. */
  probe(now: number, size?: number): Promise<void>;
  close(): Promise<void>;
};

export type DigestStore = {
  /** Up to `limit` dead deliveries, and every pause that is longer than `maxUnreportedPause`. */
  unreported(limit: number, now: number): Promise<Unreported>;
  markReported(reported: Reported, now: number): Promise<void>;
  /** Acquires or extends, until a time, a task that only one server may do; false while another server has it. */
  acquireTask(name: string, worker: WorkerId, now: number, until: number): Promise<boolean>;
};

export type Store = SubmissionStore & OutboxStore & InboxStore & DigestStore;
