/** Types of deliveries: in the queues of the store, in the inbox, and in the digest for the operator. */
import type { Channel, OtherChannel, Submission, SubmissionKind } from './submission.ts';

/** `attempt` counts from 1. `failingSince` is the first failure of this delivery itself, moved later by each pause. */
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

export type InboxEntry = Submission &
  DeliveryStatus & {
    otherDeliveries: readonly OtherDeliveryStatus[];
    spamAt: number | undefined;
  };

/** Without spam. `oldestUndelivered` is the arrival of the oldest submission whose mail is open. */
export type InboxStats = {
  counts: { kind: SubmissionKind; state: DeliveryState; count: number }[];
  otherDeliveries: { channel: OtherChannel; state: DeliveryState; count: number }[];
  oldestUndelivered: number | undefined;
  holds: ChannelPause[];
};

export type DeliveryLag = Pick<InboxStats, 'oldestUndelivered' | 'holds'>;

/** Every given condition must be met. */
export type Selection = Readonly<{
  ids?: readonly string[];
  kind?: SubmissionKind;
  state?: DeliveryState;
  verified?: boolean;
  spam?: boolean;
  email?: string;
  since?: number;
  until?: number;
  /** Only submissions below this one in a list, to read a long list page by page. */
  after?: Pick<Submission, 'receivedAt' | 'id'>;
}>;

/** Deletes what was received before the time of its kind, and spam that was marked before `spam`. 0 deletes none. */
export type PurgeTimes = Readonly<Record<SubmissionKind, number> & { spam?: number }>;

export const spamReason = 'Marked as spam.';

export type Verdict = { submissions: number; files: number; faults: string[] };

export type GivenUp = Pick<Submission, 'id' | 'kind' | 'mailbox' | 'receivedAt'> & {
  channel: Channel;
  lastError: string | undefined;
};

/**
 * The oldest dead deliveries and the number of all, without acknowledgements, which are only counted; long pauses that
 * are over; and long pauses that still last.
 */
export type Unreported = {
  givenUp: GivenUp[];
  givenUpCount: number;
  acknowledgements: number;
  holds: PastPause[];
  lasting: OngoingPause[];
};

export type Reported = {
  deliveries?: readonly { id: string; channel: Channel }[];
  holds?: readonly number[];
  lasting?: readonly number[];
  acknowledgements?: boolean;
};
