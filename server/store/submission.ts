/** Types of new and stored submissions, their ids, and the channels on which they are delivered. */
import { randomInt } from 'node:crypto';
import type { Mailbox as FormMailbox } from '../../contracts/forms/form.ts';
import { type FormKind, formKinds } from '../../contracts/forms.ts';

const day = 24 * 60 * 60 * 1000;

/** Recent ids, because random bits of the same millisecond could repeat. */
let recent = { newer: new Set<string>(), older: new Set<string>() };
const maxRecent = 10_000;

/**
 * Makes an id: the day, then the millisecond of the day and 20 random bits in hex. People can read it out over a phone.
 * It is no secret, because knowing it gives no access. Ids of the same time are close, so that a commit writes few
 * pages.
 */
export function newId(receivedAt: number): string {
  const date = new Date(receivedAt).toISOString().slice(0, 10).replaceAll('-', '');
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
  let id: string;
  do id = `${date}-${hex(Math.floor(receivedAt % day), 7)}${hex(randomInt(2 ** 20), 5)}`;
  while (recent.newer.has(id) || recent.older.has(id));
  recent.newer.add(id);
  if (recent.newer.size >= maxRecent) recent = { newer: new Set(), older: recent.newer };
  return id;
}

export const submissionKinds: readonly FormKind[] = formKinds;

/** The key of a submission's form in the table of forms. */
export type SubmissionKind = FormKind;

/** Mailbox of the company that gets a submission. */
export type Mailbox = FormMailbox;

/**
 * The channels of a submission, each with its own leases, attempts and state: the mail to the company, the
 * acknowledgement to the sender, and the webhook.
 */
export const channels = ['mail', 'acknowledgement', 'webhook'] as const;
export type Channel = (typeof channels)[number];

/** The optional channels. */
export const otherChannels = ['acknowledgement', 'webhook'] as const satisfies readonly OtherChannel[];
export type OtherChannel = Exclude<Channel, 'mail'>;

/** Shortest time between two acknowledgements to an address, in milliseconds. */
export const acknowledgementPause = 60 * 60 * 1000;

/**
 * The address by which acknowledgements are counted: in lower case and without a subaddress (RFC 5233), because
 * thousands of subaddresses can lead to one mailbox. Dots stay, because most mail servers distinguish them.
 */
export const acknowledgedAddress = (email: string): string =>
  email.toLowerCase().replace(/^([^+@]+)[+][^@]*/, '$1');

/** Text from the visitor, by the form's field names. `email` is used to find a person's submissions. */
export type SubmissionContent = { email: string; fields: Readonly<Record<string, string>> };

/** Versions of the accepted texts, as their pages name them. */
export type ConsentVersions = Readonly<{ terms: string; privacy: string }>;

export type Consent = ConsentVersions & Readonly<{ at: number }>;

export type Attachment = {
  /** Cleaned name with its extension. */
  name: string;
  /** Derived from the content, not from the name. */
  mediaType: string;
  /** In bytes. */
  size: number;
  /** In hex. */
  sha256: string;
  /** Sentences that warn the reader before opening the file. */
  warnings: readonly string[];
  /** False while the file is in quarantine and waits for a virus scanner. */
  cleared: boolean;
};

/** A file to store. The store takes over its buffer unless the buffer is shared. */
export type NewAttachment = Attachment & { bytes: Uint8Array };

/** Id and expiry of a used bot check token. */
export type SpentProof = { id: string; expiresAt: number };

type SubmissionFacts = SubmissionContent & {
  kind: SubmissionKind;
  mailbox: Mailbox;
  /** Milliseconds since 1970, like all times of the store. */
  receivedAt: number;
  /** Whether a bot check passed; the mail says if not. */
  verified: boolean;
};

export type NewSubmission = SubmissionFacts & {
  /** A second submission with the same key and hash is a repetition; see {@link Acceptance}. */
  key: string;
  bodyHash: string;
  /** A proof that may be used once; the store remembers it until it expires. */
  proof: SpentProof | undefined;
  consent?: Consent | undefined;
  attachment?: NewAttachment | undefined;
  otherChannels?: readonly OtherChannel[];
};

/** Outcome of a submission. It is stored only if `accepted` or `repeated`. */
export type Acceptance =
  | { outcome: 'accepted' | 'repeated'; id: string }
  | { outcome: 'key-reused' | 'proof-reused' };

export type Submission = SubmissionFacts & {
  id: string;
  consent: Consent | undefined;
  attachment: Attachment | undefined;
};
