/** The port of the store: adapters keep these promises, and nothing else may be assumed. */
import type { Channel, SideChannel } from './channel.ts';
import type { ChannelHold, Delivery, Hold, Settlement, WorkerId } from './delivery.ts';
import type { DigestStore } from './news.ts';
import type { Acceptance, NewSubmission, SpentProof, Submission, SubmissionKind } from './submission.ts';

export { acknowledgementPause, channels, sideChannels } from './channel.ts';
export { quietHold } from './delivery.ts';
export { newId } from './submission.ts';
export type * from './channel.ts';
export type * from './delivery.ts';
export type * from './news.ts';
export type * from './submission.ts';

/** A store cannot do what it was asked; the message is the database's own, or says what to do. */
export class StoreError extends Error {
  override name = 'StoreError';
}

/** Keeps submissions. Every promise resolves only after the data is flushed to disk. */
export type SubmissionStore = {
  /**
   * Stores a submission with a delivery for each of its channels, its key and its used proof in one transaction.
   * Rejects when it cannot be made durable; nothing of it is kept then. An acknowledgement is left out where its
   * address, whatever its case, had one within {@link acknowledgementPause}.
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
  /** When the next delivery or lease is due, or undefined when nothing waits. */
  nextDue(channel: Channel): Promise<number | undefined>;
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
   * Notes that nothing can go out, for all workers and for the operator. A hold under way keeps its beginning and
   * takes the new words. Resolves with the one that was under way before, if any.
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

/**
 * States of a submission's delivery, as the operator sees them. What is `quarantined` waits for a virus
 * scanner first, and then for the mail server.
 */
export const deliveryStates = ['waiting', 'quarantined', 'sending', 'delivered', 'dead'] as const;

/** One of them. */
export type DeliveryState = (typeof deliveryStates)[number];

/** How far a delivery has come. `attempts` since the operator last asked for it. */
export type DeliveryStatus = {
  state: DeliveryState;
  attempts: number;
  lastError: string | undefined;
  deliveredAt: number | undefined;
};

/** The same of a delivery besides the mail. It is never `quarantined`. */
export type SideStatus = DeliveryStatus & { channel: SideChannel };

/** A submission with the state of its mail, and of its other deliveries in the order of {@link channels}. */
export type InboxEntry = Submission & DeliveryStatus & { besides: readonly SideStatus[] };

/**
 * Counts per kind and state of the mails, and per channel and state of the other deliveries; when the oldest submission
 * arrived whose mail is still under way (those given up are not); and the holds under way, at most one for each channel.
 */
export type InboxStats = {
  counts: { kind: SubmissionKind; state: DeliveryState; count: number }[];
  besides: { channel: SideChannel; state: DeliveryState; count: number }[];
  oldestUndelivered: number | undefined;
  holds: ChannelHold[];
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
  /**
   * Makes deliveries due at once with fresh attempts, but those just being sent: of the mail unless another channel is
   * named, which then is the one that `state` speaks of. Resolves with how many.
   */
  requeue(selection: Selection, now: number, channel?: Channel): Promise<number>;
  stats(): Promise<InboxStats>;
  /**
   * Deletes what was received before its time and is delivered, or dead and the operator was told, on every channel;
   * never what still waits, and nothing unseen but acknowledgements. Resolves with how many.
   */
  purge(before: PurgeTimes): Promise<number>;
  /** How many that would be. */
  countPurgeable(before: PurgeTimes): Promise<number>;
  /** Deletes submissions, delivered or not, and all that is remembered of them. Resolves with how many. */
  erase(selection: Selection): Promise<number>;
  /** Forgets keys, used proofs, past holds and acknowledged addresses that no longer matter. */
  tidy(keysBefore: number, now: number): Promise<void>;
  /** Resolves once something was written durably, of so many bytes at least. */
  probe(now: number, size?: number): Promise<void>;
  close(): Promise<void>;
};

/** All a server needs to keep. */
export type Store = SubmissionStore & OutboxStore & InboxStore & DigestStore;
