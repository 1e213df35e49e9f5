/** Receives submissions of every kind: bot check, rate limit of unverified submissions, durable store. */
import { createHmac, hash as digest } from 'node:crypto';
import { addressBlock } from '../http/request-origin.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { FileRefusal, PendingAttachment } from '../resumes/intake.ts';
import type { InboxStore, SubmissionStore } from '../store/store.ts';
import { timeOfArrival } from './retention.ts';
import type {
  Acceptance,
  Attachment,
  Consent,
  Mailbox,
  NewSubmission,
  OtherChannel,
  SubmissionContent,
  SubmissionKind,
} from '../store/submission.ts';
import type { BotCheck } from './bot-check.ts';
import type { RateLimiter } from './rate-limit.ts';

/** A checked submission and its request. */
export type Arrival = SubmissionContent & {
  kind: SubmissionKind;
  mailbox: Mailbox;
  /** The action of the token. */
  action: string;
  /** One key per filled form. Without a key, the same content from the same address is a repetition. */
  key: string | undefined;
  token: string | undefined;
  /** Start of the request in milliseconds since 1970; the token must be valid then. */
  arrivedAt: number;
  /** A form post of a browser without scripts, which has no token. */
  isNative: boolean;
  /** Stored with the fields, but ignored when two submissions are compared. */
  consent?: Consent;
  attachment?: PendingAttachment<FileRefusal>;
  /** The client's address, for limits only. */
  address: string;
};

type Traits = Pick<Arrival, 'kind' | 'fields' | 'key' | 'address'> & {
  attachment?: Pick<Attachment, 'name' | 'sha256'>;
};

/** Two submissions with the same key and hash are the same. */
type Identity = Pick<NewSubmission, 'key' | 'bodyHash'>;

const hash = (values: readonly unknown[]): string => digest('sha256', JSON.stringify(values), 'base64url');

/**
 * Identifies a submission by the key of its form and by its content. Without a key, the same content from the same address
 * is the same submission. The key is then a fingerprint with `secret`, so that no address is stored: a plain hash of an
 * address can be reversed by trying all addresses.
 */
export function identify({ kind, fields, attachment, key, address }: Traits, secret: string): Identity {
  const entries = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const file = attachment ? [attachment.name, attachment.sha256] : [];
  const bodyHash = hash([kind, entries, ...file]);
  if (key !== undefined) return { key, bodyHash };
  const fingerprint = createHmac('sha256', secret).update(`${addressBlock(address)} ${bodyHash}`);
  return { key: `none:${fingerprint.digest('base64url')}`, bodyHash };
}

/** Outcome for the client; `infected` is about the file. */
export type Outcome =
  | { outcome: 'accepted'; id: string }
  | { outcome: 'key-reused' | 'bot-check-failed' | 'unavailable' | FileRefusal }
  | { outcome: 'too-many'; retryAfterSeconds: number };

export type ReceiverOptions = {
  store: SubmissionStore & Pick<InboxStore, 'lastTime'>;
  botCheck: BotCheck;
  /** The lower limit of submissions that no bot check has verified. */
  unverifiedLimiter: RateLimiter;
  log: Log;
  /** Keeps fingerprints of addresses from being guessed. */
  secret: string;
  /** The channels of a submission besides the mail to the company. */
  otherChannels: (kind: SubmissionKind, verified: boolean) => readonly OtherChannel[];
  onAccepted: (kind: SubmissionKind, verified: boolean) => void;
  onUnavailable?: () => void;
};

/** Receives a submission. Never rejects: the outcome is `unavailable` if it could not be stored. */
export type Receiver = (arrival: Arrival) => Promise<Outcome>;

function outcomeOf(acceptance: Acceptance): Outcome {
  if ('id' in acceptance) return { outcome: 'accepted', id: acceptance.id };
  return { outcome: acceptance.outcome === 'key-reused' ? 'key-reused' : 'bot-check-failed' };
}

/** Runs tasks of the same key in sequence, and tasks of different keys in parallel. */
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

async function loadFile({ load, ...facts }: PendingAttachment<FileRefusal>) {
  const loaded = await load();
  return 'refusal' in loaded ? loaded : { ...facts, ...loaded };
}

/** Judges and stores one submission while no other of the same key is being stored. */
async function take(
  { store, botCheck, unverifiedLimiter, log, otherChannels, onAccepted }: ReceiverOptions,
  { kind, mailbox, email, fields, consent, attachment, token = '', ...arrival }: Arrival,
  identity: Identity,
): Promise<Outcome> {
  const verdict = await botCheck.verify(token, arrival.action, arrival.arrivedAt);
  const isRefused = verdict.verdict === 'refused' && !arrival.isNative;
  const verified = verdict.verdict === 'human';
  const proof = verified ? verdict.proof : undefined;
  // A retry may have the token that the first request has used: an accepted submission stays accepted. `accept` also
  // finds an earlier submission. This search saves reading a file and counting for the lower limit.
  const earlier =
    verified && !attachment
      ? undefined
      : await store.findAcceptance(kind, identity.key, identity.bodyHash, proof);
  if (earlier) return outcomeOf(earlier);
  if (isRefused) return { outcome: 'bot-check-failed' };
  if (!verified) {
    const rate = await unverifiedLimiter(addressBlock(arrival.address));
    if (!rate.allowed) return { outcome: 'too-many', retryAfterSeconds: rate.retryAfterSeconds };
  }
  const file = attachment && (await loadFile(attachment));
  if (file && 'refusal' in file) return { outcome: file.refusal };
  const acceptance = await store.accept({
    kind,
    mailbox,
    email,
    fields,
    consent,
    attachment: file,
    ...identity,
    verified,
    proof,
    otherChannels: otherChannels(kind, verified),
    receivedAt: await timeOfArrival(store),
  });
  if (acceptance.outcome === 'accepted') {
    log('info', 'submission.accepted', { id: acceptance.id, kind, verified });
    onAccepted(kind, verified);
  }
  return outcomeOf(acceptance);
}

export function createReceiver(options: ReceiverOptions): Receiver {
  // The second request of a double click has the same key: it waits, and finds the submission of the first one.
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
