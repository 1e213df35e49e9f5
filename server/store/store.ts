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

/** A failure of the store. The message is that of the database, or says what to do. */
export class StoreError extends Error {
  override name = 'StoreError';
  /** The code of the database, such as `FULL`, which may be logged; undefined if there is none. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** Accepts submissions. Every promise resolves only after the data is flushed to disk. */
export type SubmissionStore = {
  /**
   * Stores a submission with its deliveries, its key and its used proof in one transaction. If it rejects, nothing is
   * stored. Omits an acknowledgement if the same `acknowledgedAddress` got one within {@link acknowledgementPause}.
   */
  accept(submission: NewSubmission): Promise<Acceptance>;
  /**
   * Finds the result of an earlier submission with this key. Without one it is `proof-reused` if another submission used
   * the proof, else undefined.
   */
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
   * Settles a delivery. Every worker may settle it as `delivered`. Only the owner of the lease may settle it otherwise,
   * because another worker may be sending it now. Resolves with whether the delivery was changed.
   */
  settle(channel: Channel, worker: WorkerId, settlement: Settlement): Promise<boolean>;
  /**
   * Notes that the mailbox of a submission refused its mail. Resolves with the number of different submissions that the
   * mailbox has refused since the last mail that was delivered there, counted for all workers.
   */
  noteRefusal(id: string, now: number): Promise<number>;
  /** Time at which the next delivery is due or the next lease ends; undefined if the queue is empty. */
  nextDue(channel: Channel): Promise<number | undefined>;
  /**
   * Corrects times after `furthest`, which a fast clock has set: deliveries become due at once, and leases end at
   * `leaseUntil`, because their owners may still be sending. Resolves with the number of corrected deliveries.
   */
  pullIn(channel: Channel, now: number, leaseUntil: number, furthest: number): Promise<number>;
  /**
   * Ends the leases of this worker id, for a worker that starts again after a crash; the deliveries are due at once.
   * Resolves with the number of ended leases.
   */
  releaseLeases(channel: Channel, worker: WorkerId, now: number): Promise<number>;
  /**
   * Gives up all waiting and leased deliveries of a channel that no server serves any more, and ends its pause. Resolves
   * with the number of deliveries.
   */
  abandon(channel: Channel, now: number, reason: string): Promise<number>;
  /**
   * Pauses a channel for all workers. An ongoing pause gets the new cause and reason, and keeps the earlier start.
   * Resolves with the pause that was ongoing before.
   */
  pause(channel: Channel, pause: Pause): Promise<Pause | undefined>;
  currentPause(channel: Channel): Promise<Pause | undefined>;
  /**
   * Ends the pause and makes waiting deliveries due in their order, one per second, or closer so that all are due within
   * `releaseWindow` milliseconds. Changes nothing without a pause. The length of a pause does not count for the lifetime
   * of deliveries. Resolves with the ended pause and the number of deliveries made due.
   */
  resume(
    channel: Channel,
    now: number,
    releaseWindow: number,
  ): Promise<{ pause: Pause | undefined; waiting: number }>;
  /** The file of a submission, or undefined where there is none. */
  attachmentBytes(id: string): Promise<Uint8Array | undefined>;
  /** Ends the quarantine of a submission's file. */
  clearAttachment(id: string): Promise<void>;
};

/** Operations for the operator's command and the health checks. */
export type InboxStore = Pick<OutboxStore, 'attachmentBytes'> & {
  /** Lists submissions, newest first. */
  list(limit: number, selection?: Selection): Promise<InboxEntry[]>;
  count(selection: Selection): Promise<number>;
  show(id: string): Promise<InboxEntry | undefined>;
  /**
   * Makes deliveries on a channel due at once and resets their attempts, except those being sent. The `state` of the
   * selection is that of the same channel, which is `mail` by default. Resolves with the number of deliveries.
   */
  requeue(selection: Selection, now: number, channel?: Channel): Promise<number>;
  /**
   * Marks submissions as spam and parks their waiting deliveries with {@link spamReason}. Deliveries that are being sent
   * are not claimed again. Resolves with the number of marked submissions.
   */
  markSpam(selection: Selection, now: number): Promise<number>;
  /** Removes the mark, and makes parked deliveries due at once. Resolves with the number of unmarked submissions. */
  unmarkSpam(selection: Selection, now: number): Promise<number>;
  stats(): Promise<InboxStats>;
  /** The lag, for health checks every second: its cost does not grow with the store. */
  lag(): Promise<DeliveryLag>;
  /**
   * Deletes old submissions whose deliveries are all delivered, or dead and reported; dead acknowledgements need no
   * report. Deletes old spam in any state. Resolves with the number. Deletes in batches, each in one transaction, and
   * lets other programs write in between.
   */
  purge(before: PurgeTimes): Promise<number>;
  /** Number of submissions that `purge` would delete. */
  countPurgeable(before: PurgeTimes): Promise<number>;
  /**
   * Deletes submissions in any state, with their keys and acknowledged addresses, in batches like `purge`. Resolves with
   * the number.
   */
  erase(selection: Selection): Promise<number>;
  /** Deletes expired keys, proofs, rate counts, acknowledged addresses and past pauses, in batches like `purge`. */
  tidy(keysBefore: number, now: number): Promise<void>;
  /** The last noted time, else the arrival of the newest submission; undefined in an empty store. */
  lastTime(): Promise<number | undefined>;
  /** Notes a time, so that the next start can check the clock. */
  noteTime(time: number): Promise<void>;
  /** Checks the whole store, with every byte of every file. Does not block writers. */
  verify(): Promise<Verdict>;
  /** Writes at least `size` bytes durably. */
  probe(now: number, size?: number): Promise<void>;
  close(): Promise<void>;
};

/** Operations for the digest to the operator. */
export type DigestStore = {
  /** Up to `limit` dead deliveries, and every pause that is longer than `maxUnreportedPause`. */
  unreported(limit: number, now: number): Promise<Unreported>;
  markReported(reported: Reported, now: number): Promise<void>;
  /**
   * Acquires or extends, until a time, a task that only one server may do. Resolves with false while another server has
   * the task.
   */
  acquireTask(name: string, worker: WorkerId, now: number, until: number): Promise<boolean>;
};

export type Store = SubmissionStore & OutboxStore & InboxStore & DigestStore;
