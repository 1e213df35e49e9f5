/** Types of deliveries in the store's queues, in the inbox, and in the operator's digest. */
import type { Channel, OtherChannel, Submission, SubmissionKind } from './submission.ts';

/** A delivery. `attempt` counts from 1. `failingSince` is the first failure's time; each pause moves it later. */
export type Delivery = Submission & { attempt: number; failingSince: number | undefined };

export type WorkerId = string;

/**
 * The outcome of a delivery. A `retry` or `returned` delivery becomes due again at `dueAt`. The attempt of a `returned`
 * delivery does not count, because the delivery did not cause the failure. A `dead` delivery waits for the operator.
 */
export type Settlement =
  | { id: string; state: 'delivered'; at: number }
  | { id: string; state: 'retry'; at: number; dueAt: number; reason: string }
  | { id: string; state: 'returned'; dueAt: number; reason: string }
  | { id: string; state: 'dead'; reason: string };

/** A time in which a channel sends nothing. `cause` is one word for the public; `reason` is only for the operator. */
export type Pause = { since: number; cause: string; reason: string };

export type ChannelPause = Pause & { channel: Channel };

export type OngoingPause = ChannelPause & { id: number };

export type PastPause = OngoingPause & { until: number };

/** Maximum milliseconds of a pause that is not reported to the operator. */
export const maxUnreportedPause = 60 * 60 * 1000;

/** The states of a delivery. The mail of a submission is `quarantined` until a virus scanner has cleared the file. */
export const deliveryStates = ['waiting', 'quarantined', 'sending', 'delivered', 'dead'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** The state of a delivery. If the operator requests another delivery, `attempts` starts at 0 again. */
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

/** Facts without spam. `oldestUndelivered` is the earliest arrival of a submission whose mail must still be sent. */
export type InboxStats = {
  counts: { kind: SubmissionKind; state: DeliveryState; count: number }[];
  otherDeliveries: { channel: OtherChannel; state: DeliveryState; count: number }[];
  oldestUndelivered: number | undefined;
  holds: ChannelPause[];
};

export type DeliveryLag = Pick<InboxStats, 'oldestUndelivered' | 'holds'>;

/** Conditions for submissions. A submission is selected if it meets every given condition. */
export type Selection = Readonly<{
  ids?: readonly string[];
  kind?: SubmissionKind;
  state?: DeliveryState;
  verified?: boolean;
  spam?: boolean;
  email?: string;
  since?: number;
  until?: number;
  /** The last submission of the previous page, if a long list is read page by page. */
  after?: Pick<Submission, 'receivedAt' | 'id'>;
}>;

/** Submissions that arrived before the time of their kind are deleted, and spam that was marked before `spam`. */
export type PurgeTimes = Readonly<Record<SubmissionKind, number> & { spam?: number }>;

export const spamReason = 'Marked as spam.';

export type Verdict = { submissions: number; files: number; faults: string[] };

export type GivenUp = Pick<Submission, 'id' | 'kind' | 'mailbox' | 'receivedAt'> & {
  channel: Channel;
  lastError: string | undefined;
};

/**
 * Facts for the next digest. `givenUp` has the oldest dead deliveries, and `givenUpCount` counts all; both exclude
 * acknowledgements. `holds` are long pauses that are over, and `lasting` are long pauses that still last.
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
