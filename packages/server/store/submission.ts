/** Types of submissions, their ids and channels, and their deliveries in the queues, the inbox and the digest. */
import { randomInt } from 'node:crypto';
import type { Mailbox } from '@website/forms/form';
import type { FormKind } from '@website/forms/forms';
import { day, hour } from '@website/forms/limits';

/** A part of each id, so that ids of one millisecond differ. Servers with one database start at other numbers. */
let lastNumber = randomInt(2 ** 20);

/**
 * Makes an id from the day, the millisecond of the day in hex, and a number in hex. People can read an id aloud over
 * the phone. Ids of the same time are close to each other, so that a commit writes few pages.
 */
export function newId(receivedAt: number): string {
  lastNumber = (lastNumber + 1) % 2 ** 20;
  const date = new Date(receivedAt).toISOString().slice(0, 10).replaceAll('-', '');
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
  return `${date}-${hex(Math.floor(receivedAt % day), 7)}${hex(lastNumber, 5)}`;
}

/** The channels of deliveries. Each channel has its own leases, attempts and states. */
export const channels = ['mail', 'acknowledgement', 'webhook'] as const;
export type Channel = (typeof channels)[number];

export const otherChannels = ['acknowledgement', 'webhook'] as const satisfies readonly OtherChannel[];
export type OtherChannel = Exclude<Channel, 'mail'>;

/** Minimum milliseconds between two acknowledgements to the same address. */
export const acknowledgementPause = hour;

/**
 * Returns the address under which acknowledgements are counted. It is in lower case and has no subaddress (RFC 5233),
 * because thousands of subaddresses can lead to one mailbox. It keeps its dots, because most mail servers distinguish
 * them.
 */
export const acknowledgedAddress = (email: string): string =>
  email.toLowerCase().replace(/^([^+@]+)[+][^@]*/, '$1');

/** The visitor's texts by field name. `email` is used to find the submissions of a person. */
export type SubmissionContent = { email: string; fields: Readonly<Record<string, string>> };

export type ConsentVersions = Readonly<{ terms: string; privacy: string }>;

export type Consent = ConsentVersions & Readonly<{ at: number }>;

/** A file of a visitor. `size` is in bytes, and `sha256` is in hex. */
export type Attachment = {
  name: string;
  mediaType: string;
  size: number;
  sha256: string;
  warnings: readonly string[];
  /** False while the file is in quarantine and waits for a virus scanner. */
  cleared: boolean;
};

/** A file to store. The store takes over the buffer of `bytes`, but copies a shared buffer. */
export type NewAttachment = Attachment & { bytes: Uint8Array };

export type SpentProof = { id: string; expiresAt: number };

type SubmissionFacts = SubmissionContent & {
  kind: FormKind;
  mailbox: Mailbox;
  /** Milliseconds since 1970, like all times of the store. */
  receivedAt: number;
  verified: boolean;
};

export type NewSubmission = SubmissionFacts & {
  /** The key of the request. A second submission with the same key and hash is a repetition; see {@link Acceptance}. */
  key: string;
  bodyHash: string;
  /** A proof that may be used once. The store remembers the proof until the proof expires. */
  proof: SpentProof | undefined;
  consent?: Consent | undefined;
  attachment?: NewAttachment | undefined;
  otherChannels?: readonly OtherChannel[];
};

/** The outcome of a submission. The submission is stored only if the outcome is `accepted` or `repeated`. */
export type Acceptance =
  | { outcome: 'accepted' | 'repeated'; id: string }
  | { outcome: 'key-reused' | 'proof-reused' };

export type Submission = SubmissionFacts & {
  id: string;
  consent: Consent | undefined;
  attachment: Attachment | undefined;
};

/** A delivery. `attempt` counts from 1. `failingSince` is the first failure; each pause moves it forward. */
export type Delivery = Submission & {
  attempt: number;
  failingSince: number | undefined;
  /** The recipients that do not have the mail yet, if others have it. Undefined if nobody has it. */
  pendingRecipients?: readonly string[] | undefined;
};

export type WorkerId = string;

/** A recipient that did not accept a mail, with the mail server's reason. */
export type Reply = { address: string; reply: string };

/** The recipients of an attempt. The mail server put off the `deferred` recipients, so they get the mail later. */
export type Recipients = {
  accepted: readonly string[];
  refused: readonly Reply[];
  deferred?: readonly Reply[];
};

/**
 * The outcome of a delivery. A `retry` or `returned` delivery becomes due again at `dueAt`. The attempt of a `returned`
 * delivery does not count, because the delivery did not cause the failure. A `dead` delivery waits for the operator. If
 * only some recipients accepted a mail, the attempt has `recipients`.
 */
export type Settlement =
  | { id: string; state: 'delivered'; at: number; recipients?: Recipients | undefined }
  | { id: string; state: 'retry'; at: number; dueAt: number; reason: string; recipients?: Recipients }
  | { id: string; state: 'returned'; dueAt: number; reason: string }
  | { id: string; state: 'dead'; reason: string; recipients?: Recipients };

/** A time in which a channel sends nothing. Everybody may see the `cause`; the `reason` is for the operator. */
export type Pause = { since: number; cause: string; reason: string };

/** The cause of a pause that the operator started. Only the operator ends it. */
export const operatorCause = 'operator';

export type ChannelPause = Pause & { channel: Channel };

export type OngoingPause = ChannelPause & { id: number };

export type PastPause = OngoingPause & { until: number };

/** The operator gets a report about a pause that is longer than this, in milliseconds. */
export const maxUnreportedPause = hour;

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
    /** The time when somebody first opened the submission in the inbox, or marked it as read. */
    readAt: number | undefined;
  };

/** Facts about all submissions except spam. `oldestUndelivered` is the arrival of the oldest mail to send. */
export type InboxStats = {
  counts: { kind: FormKind; state: DeliveryState; count: number }[];
  otherDeliveries: { channel: OtherChannel; state: DeliveryState; count: number }[];
  oldestUndelivered: number | undefined;
  /** The earliest arrival of a submission whose file waits for the virus scanner. */
  oldestQuarantined: number | undefined;
  pauses: ChannelPause[];
};

export type DeliveryLag = Pick<InboxStats, 'oldestUndelivered' | 'oldestQuarantined' | 'pauses'>;

/** Conditions for submissions. A submission is selected if it meets every given condition. */
export type Selection = Readonly<{
  ids?: readonly string[];
  kind?: FormKind;
  state?: DeliveryState;
  verified?: boolean;
  spam?: boolean;
  read?: boolean;
  email?: string;
  since?: number;
  until?: number;
  /** The last submission of the previous page of a long list. */
  after?: Pick<Submission, 'receivedAt' | 'id'>;
}>;

/**
 * The times for a deletion. Each kind has a time, and submissions that arrived before it are deleted. Spam is deleted
 * if it was marked before `spam`.
 */
export type PurgeTimes = Readonly<Record<FormKind, number> & { spam?: number }>;

export const spamReason = 'Marked as spam.';

export type Verdict = { submissions: number; files: number; faults: string[] };
