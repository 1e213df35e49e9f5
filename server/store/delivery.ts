/** Types of deliveries: in the queues of the store, as the operator sees them, and as news for the operator. */
import type { Channel, OtherChannel, Submission, SubmissionKind } from './submission.ts';

/**
 * A submission that a worker has taken on to deliver; `attempt` counts from 1. `failingSince` is when it first
 * failed for a reason of its own, later by every hold since then.
 */
export type Delivery = Submission & { attempt: number; failingSince: number | undefined };

/** Id of a worker that takes deliveries: no two workers of one store share one. */
export type WorkerId = string;

/**
 * Outcome of a delivery. `retry` becomes due again at `dueAt`. So does `returned`, whose attempt does not count because
 * the failure had nothing to do with this delivery. `dead` waits for the operator.
 */
export type Settlement =
  | { id: string; state: 'delivered'; at: number }
  | { id: string; state: 'retry'; at: number; dueAt: number; reason: string }
  | { id: string; state: 'returned'; dueAt: number; reason: string }
  | { id: string; state: 'dead'; reason: string };

/** A time in which nothing goes out on a channel. `cause` is one word for anybody, `reason` is for the operator alone. */
export type Pause = { since: number; cause: string; reason: string };

/** A hold with its channel. */
export type ChannelPause = Pause & { channel: Channel };

/** A hold that is under way, as the store knows it. */
export type OngoingPause = ChannelPause & { id: number };

/** A hold that is over. */
export type PastPause = OngoingPause & { until: number };

/** The longest hold, in milliseconds, that the operator does not have to be told of. */
export const maxUnreportedPause = 60 * 60 * 1000;

/**
 * States of a submission's delivery, as the operator sees them. What is `quarantined` waits for a virus
 * scanner first, and then for the mail server.
 */
export const deliveryStates = ['waiting', 'quarantined', 'sending', 'delivered', 'dead'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** State of a delivery. `attempts` counts from the operator's last request to deliver it again. */
export type DeliveryStatus = {
  state: DeliveryState;
  attempts: number;
  lastError: string | undefined;
  deliveredAt: number | undefined;
};

/** The same of a delivery besides the mail. It is never `quarantined`. */
export type OtherDeliveryStatus = DeliveryStatus & { channel: OtherChannel };

/** A submission with the state of its mail, and of its other deliveries in the order of their channels. */
export type InboxEntry = Submission &
  DeliveryStatus & {
    otherDeliveries: readonly OtherDeliveryStatus[];
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
  otherDeliveries: { channel: OtherChannel; state: DeliveryState; count: number }[];
  oldestUndelivered: number | undefined;
  holds: ChannelPause[];
};

/** The part of the statistics that shows how far delivery lags. */
export type DeliveryLag = Pick<InboxStats, 'oldestUndelivered' | 'holds'>;

/** Which submissions are meant: those of which every condition that is given is true; all of them without any. */
export type Selection = Readonly<{
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
 * Times before which submissions are deleted: by kind, those received until then; as `spam`, those marked as spam until
 * then. 0 deletes none of these, and so does leaving `spam` out.
 */
export type PurgeTimes = Readonly<Record<SubmissionKind, number> & { spam?: number }>;

/** The reason for which the deliveries of what was marked as spam are parked. */
export const spamReason = 'Marked as spam.';

/** Result of checking a whole store: what it contains, and a sentence for each fault. */
export type Verdict = { submissions: number; files: number; faults: string[] };

/** A delivery that was given up. */
export type GivenUp = Pick<Submission, 'id' | 'kind' | 'mailbox' | 'receivedAt'> & {
  channel: Channel;
  lastError: string | undefined;
};

/**
 * News that the operator has not been told: deliveries that were given up (the oldest, and how many in all), except
 * acknowledgements, which are only counted; long holds that are over; and long holds that still last.
 */
export type Unreported = {
  givenUp: GivenUp[];
  givenUpCount: number;
  acknowledgements: number;
  holds: PastPause[];
  lasting: OngoingPause[];
};

/** News that the operator was told. */
export type Reported = {
  deliveries?: readonly { id: string; channel: Channel }[];
  /** Ids of holds that were told as being over. */
  holds?: readonly number[];
  /** Ids of holds that were told while they last. Each is told once more when it is over. */
  lasting?: readonly number[];
  /** Whether the number of acknowledgements that were given up was told. */
  acknowledgements?: boolean;
};
