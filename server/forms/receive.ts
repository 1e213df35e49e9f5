/** The one way in for every kind of submission: bot check, rate limit of the unverified, durable store. */
import type { PendingAttachment } from '../resumes/intake.ts';
import type {
  Acceptance,
  Attachment,
  Consent,
  Mailbox,
  NewAttachment,
  NewSubmission,
  OtherChannel,
  SpentProof,
  SubmissionContent,
  SubmissionKind,
} from '../store/submission.ts';
import { addressBlock } from '../http/request-origin.ts';
import { createHmac, hash as digest } from 'node:crypto';
import { type Log, errorFacts } from '../lib/log.ts';
import type { SubmissionStore } from '../store/store.ts';
import type { BotCheck } from './bot-check.ts';
import type { RateLimiter } from './rate-limit.ts';

/** What an arrival is recognized by. */
type Traits = Pick<SubmissionContent, 'fields'> & {
  kind: SubmissionKind;
  attachment?: Pick<Attachment, 'name' | 'sha256'>;
  key: string | undefined;
  address: string;
};

/** The same key and hash again is the same submission. */
type Identity = Pick<NewSubmission, 'key' | 'bodyHash'>;

const hash = (values: readonly unknown[]): string => digest('sha256', JSON.stringify(values), 'base64url');

/**
 * Tells two submissions apart: by the key of their form and by what they say. Without a key, the same words from the same
 * address are the same submission. They are recognized by a fingerprint, so that no address is stored. A plain hash of an
 * address can be undone by trying all addresses; this one only with `secret`.
 */
export function identify({ kind, fields, attachment, key, address }: Traits, secret: string): Identity {
  const entries = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const file = attachment ? [attachment.name, attachment.sha256] : [];
  const bodyHash = hash([kind, entries, ...file]);
  if (key !== undefined) return { key, bodyHash };
  const fingerprint = createHmac('sha256', secret).update(`${addressBlock(address)} ${bodyHash}`);
  return { key: `none:${fingerprint.digest('base64url')}`, bodyHash };
}

/**
 * A checked submission with the circumstances it arrived in. `Refusal` is what loading its file may end in;
 * a form without files has none.
 */
export type Arrival<Refusal = never> = SubmissionContent & {
  kind: SubmissionKind;
  mailbox: Mailbox;
  /** The action that the token has to be for. */
  action: string;
  /** One key per filled form; without one, the same words from the same address count as a repetition. */
  key: string | undefined;
  token: string | undefined;
  /** When the request began, in milliseconds since 1970: a token has to be good then, however slow the line. */
  arrivedAt: number;
  /** A browser's own form post: it cannot make a token and may come without. */
  isNative: boolean;
  /** Stored with the words, but ignored when two submissions are compared. */
  consent?: Consent;
  attachment?: PendingAttachment<Refusal>;
  /** The client's address, used for limits only. */
  address: string;
};

/** Outcome for the client. */
export type Outcome<Refusal = never> =
  | { outcome: 'accepted'; id: string }
  | { outcome: 'key-reused' | 'bot-check-failed' | 'unavailable' }
  | { outcome: 'too-many'; retryAfterSeconds: number }
  // A form whose files are never refused has no such outcome: for `never` the condition gives nothing.
  | (Refusal extends unknown ? { outcome: 'refused'; refusal: Refusal } : never);

/** Dependencies of the receiver. */
export type ReceiverOptions = {
  store: SubmissionStore;
  botCheck: BotCheck;
  /** The tighter limit of submissions that no bot check vouches for. */
  unverifiedLimiter: RateLimiter;
  log: Log;
  /** Keeps fingerprints of addresses from being guessed. */
  secret: string;
  /** Where a submission is delivered besides the mail to the company. */
  otherChannels: (kind: SubmissionKind, verified: boolean) => readonly OtherChannel[];
  /** Told of each newly stored submission. */
  onAccepted: (kind: SubmissionKind, verified: boolean) => void;
  /** Told of each one that the store did not take. */
  onUnavailable?: () => void;
};

/** Takes a submission in. Never rejects: what cannot be stored is `unavailable`. */
export type Receiver = <Refusal = never>(arrival: Arrival<Refusal>) => Promise<Outcome<Refusal>>;

function outcomeOf(acceptance: Acceptance): Outcome {
  switch (acceptance.outcome) {
    case 'accepted':
    case 'repeated':
      return { outcome: 'accepted', id: acceptance.id };
    case 'proof-reused':
      return { outcome: 'bot-check-failed' };
    case 'key-reused':
      return { outcome: 'key-reused' };
  }
}

/** Runs tasks of one key one after the other, and tasks of different keys at once. */
function createKeyedQueue() {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const result = (last.get(key) ?? Promise.resolve()).then(task, task);
    last.set(key, result);
    try {
      return await result;
    } finally {
      if (last.get(key) === result) last.delete(key);
    }
  };
}

/** Judges and stores one submission while no other of the same key is being stored. */
async function take<Refusal>(
  { store, botCheck, unverifiedLimiter, log, otherChannels, onAccepted }: ReceiverOptions,
  arrival: Arrival<Refusal>,
  { key, bodyHash }: Identity,
): Promise<Outcome<Refusal>> {
  const { kind, mailbox, email, fields, consent, attachment } = arrival;
  const find = (proof?: SpentProof) => store.findAcceptance(kind, key, bodyHash, proof);
  const verdict = await botCheck.verify(arrival.token ?? '', arrival.action, arrival.arrivedAt);
  if (verdict.verdict === 'refused' && !arrival.isNative) {
    // A retry may bring the token its first try has spent: what was accepted stays accepted.
    const earlier = await find();
    return earlier ? outcomeOf(earlier) : { outcome: 'bot-check-failed' };
  }
  const verified = verdict.verdict === 'human';
  const proof = verified ? verdict.proof : undefined;
  // `accept` looks for an earlier submission, too. A look before it saves the reading of a file and the tighter limit.
  const earlier = verified && !attachment ? undefined : await find(proof);
  if (earlier) return outcomeOf(earlier);
  if (!verified) {
    const rate = await unverifiedLimiter(addressBlock(arrival.address));
    if (!rate.allowed) return { outcome: 'too-many', retryAfterSeconds: rate.retryAfterSeconds };
  }
  const file = attachment && (await loadFile(attachment));
  // The compiler does not decide a condition on a type that is still open.
  if (file && 'refusal' in file) return { outcome: 'refused', refusal: file.refusal } as Outcome<Refusal>;
  const content = { kind, mailbox, email, fields, consent, attachment: file };
  const acceptance = await store.accept({
    ...content,
    key,
    bodyHash,
    verified,
    proof,
    otherChannels: otherChannels(kind, verified),
    receivedAt: Date.now(),
  });
  if (acceptance.outcome === 'accepted') {
    log('info', 'submission.accepted', { id: acceptance.id, kind, verified });
    onAccepted(kind, verified);
  }
  return outcomeOf(acceptance);
}

/** The whole file, out of the facts that were judged and what loading brings. */
async function loadFile<Refusal>({
  load,
  ...facts
}: PendingAttachment<Refusal>): Promise<NewAttachment | { refusal: Refusal }> {
  const loaded = await load();
  return 'refusal' in loaded ? loaded : { ...facts, ...loaded };
}

/** Builds the receiver that all forms share. */
export function createReceiver(options: ReceiverOptions): Receiver {
  // The second of two clicks has the same key: it waits, and finds what the first one stored.
  const runByKey = createKeyedQueue();
  return async (arrival) => {
    const identity = identify(arrival, options.secret);
    try {
      return await runByKey(`${arrival.kind} ${identity.key}`, () => take(options, arrival, identity));
    } catch (error) {
      options.log('error', 'submission.unavailable', errorFacts(error));
      options.onUnavailable?.();
      return { outcome: 'unavailable' };
    }
  };
}
