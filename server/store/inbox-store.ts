/** The part of a store that the operator's command and the health checks use. */
import type { Channel, SideChannel } from './channel.ts';
import type { ChannelHold } from './delivery.ts';
import type { Submission, SubmissionKind } from './submission.ts';

/**
 * States of a submission's delivery, as the operator sees them. What is `quarantined` waits for a virus
 * scanner first, and then for the mail server.
 */
export const deliveryStates = ['waiting', 'quarantined', 'sending', 'delivered', 'dead'] as const;

/** One of them. */
export type DeliveryState = (typeof deliveryStates)[number];

/** State of a delivery. `attempts` counts from the operator's last request to deliver it again. */
export type DeliveryStatus = {
  state: DeliveryState;
  attempts: number;
  lastError: string | undefined;
  deliveredAt: number | undefined;
};

/** The same of a delivery besides the mail. It is never `quarantined`. */
export type SideStatus = DeliveryStatus & { channel: SideChannel };

/** A submission with the state of its mail, and of its other deliveries in the order of {@link channels}. */
export type InboxEntry = Submission &
  DeliveryStatus & {
    besides: readonly SideStatus[];
    /** Time at which a person marked it as spam, if one did. */
    spamAt: number | undefined;
  };

/**
 * Counts per kind and state of the mails, and per channel and state of the other deliveries; when the oldest submission
 * arrived whose mail is still under way (those given up are not); and the holds under way, at most one for each channel.
 * Spam does not count.
 */
export type InboxStats = {
  counts: { kind: SubmissionKind; state: DeliveryState; count: number }[];
  besides: { channel: SideChannel; state: DeliveryState; count: number }[];
  oldestUndelivered: number | undefined;
  holds: ChannelHold[];
};

/** The part of the statistics that shows how far delivery lags. */
export type DeliveryLag = Pick<InboxStats, 'oldestUndelivered' | 'holds'>;

/** Which submissions are meant: those of which every condition that is given is true; all of them without any. */
export type Selection = Readonly<{
  /** A thousand at most. */
  ids?: readonly string[];
  kind?: SubmissionKind;
  state?: DeliveryState;
  verified?: boolean;
  /** Marked as spam by a person. */
  spam?: boolean;
  /** Compared without regard to case. */
  email?: string;
  /** Received at this time or later. */
  since?: number;
  /** Received before this time. */
  until?: number;
  /** What stands below this one in a list: for reading a long one page by page. */
  after?: Pick<Submission, 'receivedAt' | 'id'>;
}>;

/**
 * Times before which submissions are deleted that were received until then, and those that were marked as spam until
 * then; 0 deletes none of these, and so does leaving `spam` out.
 */
export type PurgeTimes = Readonly<Record<SubmissionKind, number> & { spam?: number }>;

/** The reason for which the deliveries of what was marked as spam are parked. */
export const spamReason = 'Marked as spam.';

/** Result of checking a whole store: what it contains, and a sentence for each fault. */
export type Verdict = { submissions: number; files: number; faults: string[] };

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
   * Makes deliveries due at once with fresh attempts, but those just being sent: of the mail unless another channel is
   * named, which then is the one that `state` speaks of. Resolves with how many.
   */
  requeue(selection: Selection, now: number, channel?: Channel): Promise<number>;
  /**
   * Marks submissions as spam and parks those of their deliveries that wait, for {@link spamReason}; those that are just
   * being sent are handed out no more. Resolves with how many are marked.
   */
  markSpam(selection: Selection, now: number): Promise<number>;
  /** Takes that back; what was parked for it is due at once, other deliveries as before. Resolves with how many were marked. */
  unmarkSpam(selection: Selection, now: number): Promise<number>;
  /** Counts the whole store. */
  stats(): Promise<InboxStats>;
  /** The lag alone, for health checks every second: counts nothing, so that its cost does not grow with the store. */
  lag(): Promise<DeliveryLag>;
  /**
   * Deletes what was received before its time and is delivered, or dead and the operator was told, on every channel;
   * never what still waits, and nothing unseen but acknowledgements; spam whatever has become of it. Resolves with how many. Much goes in
   * portions, each of them whole or not at all, and others have their turn in between.
   */
  purge(before: PurgeTimes): Promise<number>;
  /** Counts the submissions that `purge` would delete. */
  countPurgeable(before: PurgeTimes): Promise<number>;
  /**
   * Deletes submissions, delivered or not, and all that is remembered of them, in portions as `purge` does. Resolves with
   * how many.
   */
  erase(selection: Selection): Promise<number>;
  /** Forgets keys, used proofs, past holds and acknowledged addresses that no longer matter, in portions as `purge` does. */
  tidy(keysBefore: number, now: number): Promise<void>;
  /** The time that was noted last, or when the newest submission arrived where none was; undefined in an empty store. */
  lastTime(): Promise<number | undefined>;
  /** Notes a time, for whoever wants to know whether the clock can be right. */
  noteTime(time: number): Promise<void>;
  /** Looks through everything, every byte of every file included, without holding up anybody. */
  verify(): Promise<Verdict>;
  /** Resolves once something was written durably, of so many bytes at least. */
  probe(now: number, size?: number): Promise<void>;
  close(): Promise<void>;
};
