/** Receives submissions of every kind: checks the token, limits unverified submissions, and stores. */
import { createHmac, hash as digest } from 'node:crypto';
import type { FormKind } from '../../contracts/forms.ts';
import type { Mailbox } from '../../contracts/forms/form.ts';
import { addressBlock } from '../http/request-origin.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { FileRefusal, PendingAttachment } from '../resumes/intake.ts';
import type { InboxStore, SubmissionStore } from '../store/store.ts';
import { timeOfArrival } from './retention.ts';
import type {
  Acceptance,
  Attachment,
  ConsentVersions,
  NewSubmission,
  OtherChannel,
  SubmissionContent,
} from '../store/submission.ts';
import type { BotCheck } from './bot-check.ts';
import type { RateLimiter } from './rate-limit.ts';

export type Arrival = SubmissionContent & {
  kind: FormKind;
  mailbox: Mailbox;
  action: string;
  /** The key of the filled form. If there is no key, the same content from the same address counts as a repetition. */
  key: string | undefined;
  token: string | undefined;
  /** In milliseconds since 1970. The token must be valid at this time. */
  arrivedAt: number;
  /** A native post comes from a browser without scripts and has no token. */
  isNative: boolean;
  /** What the sender agreed to, at the time of arrival. Two submissions that differ only in the consent are equal. */
  consent?: ConsentVersions;
  attachment?: PendingAttachment;
  /** Only for limits. */
  address: string;
};

type Traits = Pick<Arrival, 'kind' | 'fields' | 'key' | 'address'> & {
  attachment?: Pick<Attachment, 'name' | 'sha256'>;
};

/** Two submissions with equal keys and equal hashes are the same. */
type Identity = Pick<NewSubmission, 'key' | 'bodyHash'>;

const hash = (values: readonly unknown[]): string => digest('sha256', JSON.stringify(values), 'base64url');

/**
 * Without the key of a form, the same content from the same address is the same submission. The key is then a
 * fingerprint, because no address may be stored. Without `secret`, somebody could try all addresses.
 */
export function identify({ kind, fields, attachment, key, address }: Traits, secret: string): Identity {
  const entries = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const file = attachment ? [attachment.name, attachment.sha256] : [];
  const bodyHash = hash([kind, entries, ...file]);
  if (key !== undefined) return { key, bodyHash };
  const fingerprint = createHmac('sha256', secret).update(`${addressBlock(address)} ${bodyHash}`);
  return { key: `none:${fingerprint.digest('base64url')}`, bodyHash };
}

/** The outcome for the client. `infected` means that the virus scanner found a virus in the file. */
export type ReceiveOutcome =
  | { outcome: 'accepted'; id: string }
  | { outcome: 'key-reused' | 'bot-check-failed' | 'unavailable' | FileRefusal }
  | { outcome: 'too-many'; retryAfterSeconds: number };

export type ReceiverOptions = {
  store: SubmissionStore & Pick<InboxStore, 'lastTime'>;
  botCheck: BotCheck;
  /** The stricter limit for submissions that no bot check has verified. */
  unverifiedLimiter: RateLimiter;
  log: Log;
  /** The secret for fingerprints of addresses. Nobody can guess an address from its fingerprint. */
  secret: string;
  /** Returns the channels of a submission besides the mail to the company. */
  otherChannels: (kind: FormKind, verified: boolean, email: string) => readonly OtherChannel[];
  onAccepted: (kind: FormKind, verified: boolean) => void;
  onUnavailable: () => void;
  now?: () => number;
};

/** Receives a submission. Never rejects. The outcome is `unavailable` if the submission could not be stored. */
export type Receiver = (arrival: Arrival) => Promise<ReceiveOutcome>;

function outcomeOf(acceptance: Acceptance): ReceiveOutcome {
  if ('id' in acceptance) return { outcome: 'accepted', id: acceptance.id };
  return { outcome: acceptance.outcome === 'key-reused' ? 'key-reused' : 'bot-check-failed' };
}

/** Runs tasks with the same key one after the other, and tasks with different keys in parallel. */
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

async function loadFile({ load, ...facts }: PendingAttachment) {
  const loaded = await load();
  return 'refusal' in loaded ? loaded : { ...facts, ...loaded };
}

/** Judges and stores one submission. The caller runs submissions with the same key one after the other. */
async function judgeAndStore(
  { store, botCheck, unverifiedLimiter, log, otherChannels, onAccepted, now = Date.now }: ReceiverOptions,
  { kind, mailbox, email, fields, consent, attachment, token = '', ...arrival }: Arrival,
  identity: Identity,
): Promise<ReceiveOutcome> {
  const verdict = await botCheck.verify(token, arrival.action, arrival.arrivedAt);
  const isRefused = verdict.verdict === 'refused' && !arrival.isNative;
  const verified = verdict.verdict === 'human';
  const proof = verified ? verdict.proof : undefined;
  // A retry may use the token of the first request again, and must get the same answer. If this search finds the first
  // submission, the file is not read and the stricter limit does not count the retry.
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
  const receivedAt = await timeOfArrival(store, now());
  const acceptance = await store.accept({
    kind,
    mailbox,
    email,
    fields,
    consent: consent && { ...consent, at: receivedAt },
    attachment: file,
    ...identity,
    verified,
    proof,
    otherChannels: otherChannels(kind, verified, email),
    receivedAt,
  });
  if (acceptance.outcome === 'accepted') {
    log('info', 'submission.accepted', { id: acceptance.id, kind, verified });
    onAccepted(kind, verified);
  }
  return outcomeOf(acceptance);
}

export function createReceiver(options: ReceiverOptions): Receiver {
  // The second request of a double click has the same key. It waits, and then finds the first submission.
  const runByKey = createKeyedQueue();
  return async (arrival) => {
    const identity = identify(arrival, options.secret);
    try {
      return await runByKey(`${arrival.kind} ${identity.key}`, () =>
        judgeAndStore(options, arrival, identity),
      );
    } catch (error) {
      options.log('error', 'submission.unavailable', errorFacts(error));
      options.onUnavailable();
      return { outcome: 'unavailable' };
    }
  };
}
