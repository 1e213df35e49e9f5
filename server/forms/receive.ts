/** Receives submissions of every kind: bot check, rate limit of unverified submissions, durable store. */
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

/** The values that identify a submission. */
type Traits = Pick<SubmissionContent, 'fields'> & {
  kind: SubmissionKind;
  attachment?: Pick<Attachment, 'name' | 'sha256'>;
  key: string | undefined;
  address: string;
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

/**
 * A checked submission and its request. `Refusal` has the reasons for which loading its file may be refused; a form
 * without files has none.
 */
export type Arrival<Refusal = never> = SubmissionContent & {
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
  attachment?: PendingAttachment<Refusal>;
  /** The client's address, for limits only. */
  address: string;
};

/** Outcome for the client. */
export type Outcome<Refusal = never> =
  | { outcome: 'accepted'; id: string }
  | { outcome: 'key-reused' | 'bot-check-failed' | 'unavailable' }
  | { outcome: 'too-many'; retryAfterSeconds: number }
  // For `never` the condition gives no outcome.
  | (Refusal extends unknown ? { outcome: 'refused'; refusal: Refusal } : never);

/** Dependencies of the receiver. */
export type ReceiverOptions = {
  store: SubmissionStore;
  botCheck: BotCheck;
  /** The lower limit of submissions that no bot check has verified. */
  unverifiedLimiter: RateLimiter;
  log: Log;
  /** Keeps fingerprints of addresses from being guessed. */
  secret: string;
  /** The channels of a submission besides the mail to the company. */
  otherChannels: (kind: SubmissionKind, verified: boolean) => readonly OtherChannel[];
  /** Called for each newly stored submission. */
  onAccepted: (kind: SubmissionKind, verified: boolean) => void;
  /** Called for each submission that could not be stored. */
  onUnavailable?: () => void;
};

/** Receives a submission. Never rejects: the outcome is `unavailable` if it could not be stored. */
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
    // A retry may have the token that the first request has used: an accepted submission stays accepted.
    const earlier = await find();
    return earlier ? outcomeOf(earlier) : { outcome: 'bot-check-failed' };
  }
  const verified = verdict.verdict === 'human';
  const proof = verified ? verdict.proof : undefined;
  // `accept` also finds an earlier submission. This search saves reading a file and counting for the lower limit.
  const earlier = verified && !attachment ? undefined : await find(proof);
  if (earlier) return outcomeOf(earlier);
  if (!verified) {
    const rate = await unverifiedLimiter(addressBlock(arrival.address));
    if (!rate.allowed) return { outcome: 'too-many', retryAfterSeconds: rate.retryAfterSeconds };
  }
  const file = attachment && (await loadFile(attachment));
  // The compiler does not resolve a condition on a type parameter.
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

/** Joins the facts of a file with its loaded bytes. */
async function loadFile<Refusal>({
  load,
  ...facts
}: PendingAttachment<Refusal>): Promise<NewAttachment | { refusal: Refusal }> {
  const loaded = await load();
  return 'refusal' in loaded ? loaded : { ...facts, ...loaded };
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
