/** Types of a submission, on its way into the store and in it, and the channels on which it is delivered. */
import { randomInt } from 'node:crypto';
import { type Mailbox as FormMailbox, mailboxes as formMailboxes } from '../../contracts/forms/form.ts';
import { type FormKind, formKinds } from '../../contracts/forms.ts';

const day = 24 * 60 * 60 * 1000;

/** Ids given not long ago. By chance two of one millisecond could be the same. */
let given = { newer: new Set<string>(), older: new Set<string>() };
const remembered = 10_000;

/**
 * An id for a submission: the day, then the millisecond of that day and 20 random bits in hex. Can be read out over a
 * phone, and is no secret: nothing is shown to whoever knows one. Submissions of one time are stored together, so that
 * a commit writes few pages. What has to be in order is sorted by `receivedAt`; the id only decides between two of one
 * millisecond.
 */
export function newId(receivedAt: number): string {
  const date = new Date(receivedAt).toISOString().slice(0, 10).replaceAll('-', '');
  const time = Math.floor(receivedAt % day)
    .toString(16)
    .padStart(7, '0');
  let id: string;
  do {
    const chance = randomInt(2 ** 20).toString(16);
    id = `${date}-${time}${chance.padStart(5, '0')}`;
  } while (given.newer.has(id) || given.older.has(id));
  given.newer.add(id);
  if (given.newer.size >= remembered) given = { newer: new Set(), older: given.newer };
  return id;
}

export const submissionKinds: readonly FormKind[] = formKinds;

/** The key of a submission's form in the table of forms. */
export type SubmissionKind = FormKind;

export const mailboxes = formMailboxes;

/** Mailbox of the company that a submission goes to. */
export type Mailbox = FormMailbox;

/**
 * The channels on which a submission is delivered, each with leases, attempts and an end of its own: the mail to the
 * company, the acknowledgement to the sender, and the webhook.
 */
export const channels = ['mail', 'acknowledgement', 'webhook'] as const;
export type Channel = (typeof channels)[number];

/** Channels other than the mail, which a submission need not have. */
export const otherChannels = ['acknowledgement', 'webhook'] as const satisfies readonly OtherChannel[];
export type OtherChannel = Exclude<Channel, 'mail'>;

/** The least time between two acknowledgements to one address, in milliseconds. */
export const acknowledgementPause = 60 * 60 * 1000;

/** A local part in a group, and its subaddress (RFC 5233). */
const subaddress = /^([^+@]+)[+][^@]*/;

/**
 * The address that acknowledgements are counted by: in small letters and without a subaddress, because anybody can make
 * up thousands of subaddresses that lead to one mailbox. Dots stay: they count with most mail servers.
 */
export const acknowledgedAddress = (email: string): string => email.toLowerCase().replace(subaddress, '$1');

/** Text from the visitor, by the form's field names. `email` is used to find a person's submissions. */
export type SubmissionContent = { email: string; fields: Readonly<Record<string, string>> };

/** Versions of the texts somebody accepted, as their pages name them. */
export type ConsentVersions = Readonly<{ terms: string; privacy: string }>;

/** Versions of the accepted texts, and the time in milliseconds since 1970. The server notes them. */
export type Consent = ConsentVersions & Readonly<{ at: number }>;

/** Facts about a file that are known without opening it. */
export type Attachment = {
  /** Cleaned, with its ending. */
  name: string;
  /** Found from the contents of the file; its name does not count. */
  mediaType: string;
  /** In bytes. */
  size: number;
  /** In hex. */
  sha256: string;
  /** Warnings for a reader before opening the file, one sentence each; shown above everything else. */
  warnings: readonly string[];
  /** False while it waits, in quarantine, for a virus scanner to look into it. */
  cleared: boolean;
};

/** A file on its way into the store, which takes over its memory where that is not shared. */
export type NewAttachment = Attachment & { bytes: Uint8Array };

/** A checked submission that is to be kept and delivered. Times are milliseconds since 1970. */
export type NewSubmission = SubmissionContent & {
  kind: SubmissionKind;
  mailbox: Mailbox;
  receivedAt: number;
  /** False when no bot check vouched for it; its mail says so. */
  verified: boolean;
  /** The same key and hash again is the same submission; see {@link Acceptance}. */
  key: string;
  bodyHash: string;
  /** A proof that may be used once, remembered until it expires. */
  proof: SpentProof | undefined;
  consent?: Consent | undefined;
  /** The file that came along, kept in the same transaction. */
  attachment?: NewAttachment | undefined;
  /** Channels that it is delivered on, besides the mail to the company. */
  otherChannels?: readonly OtherChannel[];
};

/** A used bot check token: its own id, and when it would have expired. */
export type SpentProof = { id: string; expiresAt: number };

/** Outcome of a submission. Only `accepted` and `repeated` mean that it is stored. */
export type Acceptance =
  | { outcome: 'accepted' | 'repeated'; id: string }
  | { outcome: 'key-reused' | 'proof-reused' };

/** A stored submission. */
export type Submission = SubmissionContent & {
  id: string;
  kind: SubmissionKind;
  mailbox: Mailbox;
  receivedAt: number;
  verified: boolean;
  consent: Consent | undefined;
  attachment: Attachment | undefined;
};
