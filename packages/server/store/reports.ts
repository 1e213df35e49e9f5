/** Types of the facts that reports to the operator, `inbox stats` and the metrics are made of. */
import type { FormKind } from '@website/forms/forms';
import type { MailTrace } from '@website/forms/your-message';
import type { Channel, OngoingPause, PastPause, Submission } from './submission.ts';

/** Why a form was refused, for the operator. */
export const refusalReasons = ['origin', 'token', 'rate', 'fields', 'size', 'slots'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

export type RefusalCount = { reason: RefusalReason; count: number };

/** An address of the company that has refused `refusals` mails in a row which other recipients accepted. */
export type RefusingRecipient = { address: string; refusals: number; since: number; reply: string };

/** The number of mails in a row after which a refusing recipient is reported. */
export const maxUnreportedRefusals = 3;

/**
 * What happened in a period. `received` counts submissions without spam. `lastReceived` and `refusingRecipients` do not
 * depend on the period. `partlyDelivered` counts mails that were delivered but refused by one of their recipients.
 * `erased` counts submissions that their senders deleted.
 */
export type Activity = {
  received: { kind: FormKind; count: number }[];
  unverified: number;
  spam: number;
  lastReceived: { kind: FormKind; at: number }[];
  refusals: RefusalCount[];
  partlyDelivered: number;
  erased: number;
  refusingRecipients: RefusingRecipient[];
};

/** Deliveries of one channel that have been under way for longer than an hour, although the channel is open. */
export type LateDeliveries = {
  channel: Channel;
  isQuarantined: boolean;
  count: number;
  oldest: number;
  lastError: string | undefined;
};

/** Events whose last time the store keeps. `started` is the first start of a server. */
export type Moment = 'started' | 'weekly-report' | 'silence-report' | 'backup';
export type Moments = Readonly<Partial<Record<Moment, number>>>;

export type GivenUp = Pick<Submission, 'id' | 'kind' | 'mailbox' | 'receivedAt'> & {
  channel: Channel;
  lastError: string | undefined;
};

/**
 * Facts for the next digest. `givenUp` has the oldest dead deliveries, and `givenUpCount` counts all; both exclude
 * acknowledgements. `pastPauses` are long pauses that are over, and `lasting` are long pauses that still last.
 * `silentSince` is set if nothing has arrived for too long.
 */
export type Unreported = {
  givenUp: GivenUp[];
  givenUpCount: number;
  acknowledgements: number;
  pastPauses: PastPause[];
  lasting: OngoingPause[];
  late: LateDeliveries[];
  recipients: RefusingRecipient[];
  silentSince: number | undefined;
};

export type Reported = {
  deliveries?: readonly { id: string; channel: Channel }[];
  pastPauses?: readonly number[];
  lasting?: readonly number[];
  acknowledgements?: boolean;
  late?: boolean;
  recipients?: readonly string[];
  silence?: boolean;
};

/** What the operator needs to find the mail of a submission, and nothing that was typed. `recipients` got that mail. */
export type NoticedMail = Readonly<{
  kind: FormKind;
  recipients: readonly string[];
  messageId: string;
}>;

/** A deletion of a submission by its sender. The operator has not been told yet. */
export type Notice = NoticedMail & { id: string; at: number; trace: MailTrace; hasWebhook: boolean };
