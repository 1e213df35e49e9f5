/** Types of deliveries: in the queues of the store, in the inbox, and in the digest for the operator. */
import type { Channel, OtherChannel, Submission, SubmissionKind } from './submission.ts';

/**
 * A submission that a worker has leased; `attempt` counts from 1. `failingSince` is the time of the first failure that
 * this delivery itself caused, moved later by the length of each pause since then.
 */
export type Delivery = Submission & { attempt: number; failingSince: number | undefined };

export type WorkerId = string;

/**
 * Outcome of a delivery. `retry` and `returned` become due again at `dueAt`. The attempt of `returned` does not count,
 * because the failure was not about this delivery. `dead` waits for the operator.
 */
export type Settlement =
  | { id: string; state: 'delivered'; at: number }
  | { id: string; state: 'retry'; at: number; dueAt: number; reason: string }
  | { id: string; state: 'returned'; dueAt: number; reason: string }
  | { id: string; state: 'dead'; reason: string };

/** A time in which a channel sends nothing. `cause` is one public word; `reason` is only for the operator. */
export type Pause = { since: number; cause: string; reason: string };

export type ChannelPause = Pause & { channel: Channel };

export type OngoingPause = ChannelPause & { id: number };

export type PastPause = OngoingPause & { until: number };

/** Pauses up to this length, in milliseconds, are not reported to the operator. */
export const maxUnreportedPause = 60 * 60 * 1000;

/** The mail of a `quarantined` submission waits until a virus scanner has cleared its file. */
export const deliveryStates = ['waiting', 'quarantined', 'sending', 'delivered', 'dead'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** State of a delivery. `attempts` counts from the operator's last request to deliver it again. */
export type DeliveryStatus = {
  state: DeliveryState;
  attempts: number;
  lastError: string | undefined;
  deliveredAt: number | undefined;
};

export type OtherDeliveryStatus = DeliveryStatus & { channel: OtherChannel };

/** A submission with the state of its mail, and of its other deliveries in the order of their channels. */
export type InboxEntry = Submission &
  DeliveryStatus & {
    otherDeliveries: readonly OtherDeliveryStatus[];
    /** Time at which a person marked it as spam. */
    spamAt: number | undefined;
  };

/**
 * Counts of mails and of other deliveries, without spam. `oldestUndelivered` is the arrival of the oldest submission
 * whose mail is waiting or being sent. `holds` are the ongoing pauses, at most one per channel.
 */
export type InboxStats = {
  counts: { kind: SubmissionKind; state: DeliveryState; count: number }[];
  otherDeliveries: { channel: OtherChannel; state: DeliveryState; count: number }[];
  oldestUndelivered: number | undefined;
  holds: ChannelPause[];
};

/** Shows how far delivery lags. */
export type DeliveryLag = Pick<InboxStats, 'oldestUndelivered' | 'holds'>;

/** Selects the submissions that meet every given condition; all submissions if there is none. */
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
  /** Only submissions below this one in a list, to read a long list page by page. */
  after?: Pick<Submission, 'receivedAt' | 'id'>;
}>;

/**
 * Deletes submissions of each kind that were received before its time, and spam that was marked before `spam`. 0 deletes
 * none; `spam` is 0 by default.
 */
export type PurgeTimes = Readonly<Record<SubmissionKind, number> & { spam?: number }>;

/** The last error of deliveries that are parked because their submission is spam. */
export const spamReason = 'Marked as spam.';

/** Result of checking a whole store: what it contains, and a sentence for each fault. */
export type Verdict = { submissions: number; files: number; faults: string[] };

export type GivenUp = Pick<Submission, 'id' | 'kind' | 'mailbox' | 'receivedAt'> & {
  channel: Channel;
  lastError: string | undefined;
};

/**
 * Events that were not reported to the operator yet: the oldest dead deliveries and the number of all, without
 * acknowledgements, which are only counted; long pauses that are over; and long pauses that still last.
 */
export type Unreported = {
  givenUp: GivenUp[];
  givenUpCount: number;
  acknowledgements: number;
  holds: PastPause[];
  lasting: OngoingPause[];
};

/** Events that were reported to the operator. */
export type Reported = {
  deliveries?: readonly { id: string; channel: Channel }[];
  /** Ids of pauses that were reported as over. */
  holds?: readonly number[];
  /** Ids of pauses that were reported while they last. Each is reported again when it is over. */
  lasting?: readonly number[];
  /** Whether the number of dead acknowledgements was reported. */
  acknowledgements?: boolean;
};
