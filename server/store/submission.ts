/** Types of new and stored submissions, their ids, and the channels that deliver submissions. */
import { randomInt } from 'node:crypto';
import type { Mailbox as FormMailbox } from '../../contracts/forms/form.ts';
import { type FormKind, formKinds } from '../../contracts/forms.ts';

const day = 24 * 60 * 60 * 1000;

/** A number in each id, so that ids of one millisecond differ. Servers with one database start at different numbers. */
let lastNumber = randomInt(2 ** 20);

/**
 * Makes an id: the day, then the millisecond of the day and a number in hex. People can read an id aloud over the
 * phone. Ids of the same time are close to each other, so that a commit writes few pages.
 */
export function newId(receivedAt: number): string {
  lastNumber = (lastNumber + 1) % 2 ** 20;
  const date = new Date(receivedAt).toISOString().slice(0, 10).replaceAll('-', '');
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
  return `${date}-${hex(Math.floor(receivedAt % day), 7)}${hex(lastNumber, 5)}`;
}

export const submissionKinds: readonly FormKind[] = formKinds;

export type SubmissionKind = FormKind;

export type Mailbox = FormMailbox;

/** The channels of deliveries. Each channel has its own leases, attempts and states. */
export const channels = ['mail', 'acknowledgement', 'webhook'] as const;
export type Channel = (typeof channels)[number];

export const otherChannels = ['acknowledgement', 'webhook'] as const satisfies readonly OtherChannel[];
export type OtherChannel = Exclude<Channel, 'mail'>;

/** Minimum milliseconds between two acknowledgements to the same address. */
export const acknowledgementPause = 60 * 60 * 1000;

/**
 * Returns the address under which acknowledgements are counted: in lower case and without a subaddress (RFC 5233),
 * because thousands of subaddresses can lead to one mailbox. Dots stay, because most mail servers distinguish them.
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
  kind: SubmissionKind;
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
