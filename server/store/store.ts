/** The port of the store: adapters keep these promises, and nothing else may be assumed. */
import type { Channel } from './channel.ts';
import type { Delivery, Hold, Settlement, WorkerId } from './delivery.ts';
import type { InboxStore } from './inbox-store.ts';
import type { DigestStore } from './news.ts';
import type { Acceptance, NewSubmission, SpentProof, SubmissionKind } from './submission.ts';

export { acknowledgedAddress, acknowledgementPause, channels, sideChannels, subaddress } from './channel.ts';
export { quietHold } from './delivery.ts';
export { deliveryStates, spamReason } from './inbox-store.ts';
export { mailboxes, newId, submissionKinds } from './submission.ts';
export type * from './channel.ts';
export type * from './delivery.ts';
export type * from './inbox-store.ts';
export type * from './news.ts';
export type * from './submission.ts';

/** A store cannot do what it was asked; the message is the database's own, or says what to do. */
export class StoreError extends Error {
  override name = 'StoreError';
  /** The database's own word for it, such as `FULL`, which a log may hold; undefined where it gave none. */
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
   * one within {@link acknowledgementPause} for the same {@link acknowledgedAddress}.
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
 * The queues of deliveries, one for each channel, shared by any number of workers. A lease names its owner, and what
 * its owner has not settled when it runs out is handed out again. No channel changes anything about another one.
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
   * Ends a delivery. All but `delivered` count only from the worker that still holds the lease, for another
   * one may be at it by now; what was delivered is delivered, whoever says so. Resolves with whether it
   * counted.
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
   * Takes back what a clock that was ahead has put off: what waits for later than `furthest` is due at once, and a lease
   * beyond that ends at `leaseUntil`, since somebody may be at work on it. Resolves with how many there were.
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
   * that is later, and takes the new words. Resolves with the one that was under way before, if any.
   */
  hold(channel: Channel, hold: Hold): Promise<Hold | undefined>;
  /** The hold under way, if any. */
  currentHold(channel: Channel): Promise<Hold | undefined>;
  /**
   * Ends the hold, if there is one, and makes due what waits, the longest due first: a second apart, or
   * closer when they are so many that they would take longer than `spread`. Without a hold this leaves alone what is
   * due already. The time of a hold does not count as a delivery's own failing. Resolves with the hold that ended, and how
   * many are made due.
   */
  release(
    channel: Channel,
    now: number,
    spread: number,
  ): Promise<{ hold: Hold | undefined; waiting: number }>;
  /** The file of a submission, or undefined where there is none. */
  attachmentBytes(id: string): Promise<Uint8Array | undefined>;
  /** Takes the file of a submission out of quarantine. */
  clearAttachment(id: string): Promise<void>;
};

/** All a server needs to keep. */
export type Store = SubmissionStore & OutboxStore & InboxStore & DigestStore;
