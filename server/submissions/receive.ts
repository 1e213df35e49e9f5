/** The one way in for every kind of submission: bot check, rate limit of the unverified, durable store. */
import { createHash } from 'node:crypto';
import type { BotAction } from '../../contracts/bot-check.ts';
import type { BotCheck } from '../bot-check/bot-check.ts';
import { addressBlock } from '../http/client-address.ts';
import type { RateLimiter } from '../rate-limit/rate-limit.ts';
import { type Log, errorFacts } from '../observe/log.ts';
import type {
  Acceptance,
  Mailbox,
  NewResume,
  SpentProof,
  SubmissionContent,
  SubmissionKind,
  SubmissionStore,
} from '../store/store.ts';

/** A file that is fit to be stored; `load` is asked for the rest only once everything else is in order. */
export type JudgedResume = Omit<NewResume, 'bytes' | 'cleared'> & {
  /** The bytes and whether a virus scanner has cleared them, or that it found something. */
  load: () => Promise<Pick<NewResume, 'bytes' | 'cleared'> | 'infected'>;
};

/** A checked submission with the circumstances it arrived in. */
export type Arrival = SubmissionContent & {
  kind: SubmissionKind;
  mailbox: Mailbox;
  action: BotAction;
  /** One key per filled form; without one, the same words from the same address count as a repetition. */
  key: string | undefined;
  token: string | undefined;
  /** When the request began, in milliseconds since 1970: a token has to be good then, however slow the line. */
  arrivedAt: number;
  /** A browser's own form post: it cannot make a token and may come without. */
  isNative: boolean;
  /** Kept with the words, but no part of what makes two submissions the same. */
  stamps?: Readonly<Record<string, string>>;
  resume?: JudgedResume;
  /** The client's address, used for limits only. */
  address: string;
};

/** What to tell the client. */
export type Outcome =
  | { outcome: 'accepted'; id: string }
  | { outcome: 'key-reused' | 'bot-check-failed' | 'infected' | 'unavailable' }
  | { outcome: 'too-many'; retryAfterSeconds: number };

/** What receiving needs. */
export type ReceiverOptions = {
  store: SubmissionStore;
  botCheck: BotCheck;
  /** The tighter limit of submissions that no bot check vouches for. */
  unverifiedLimiter: RateLimiter;
  log: Log;
  /** Told of each newly stored submission. */
  onAccepted: (kind: SubmissionKind, verified: boolean) => void;
};

/** Takes a submission in. Never rejects: what cannot be stored is `unavailable`. */
export type Receiver = (arrival: Arrival) => Promise<Outcome>;

function hash(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

const factsOf = ({ name, type, size, sha256 }: JudgedResume) => ({ name, type, size, sha256 });

const outcomeOf = (acceptance: Acceptance): Outcome => {
  switch (acceptance.outcome) {
    case 'accepted':
    case 'repeated':
      return { outcome: 'accepted', id: acceptance.id };
    case 'proof-reused':
      return { outcome: 'bot-check-failed' };
    case 'key-reused':
      return { outcome: 'key-reused' };
  }
};

/** Builds the receiver that all forms share. */
export function createReceiver(options: ReceiverOptions): Receiver {
  const { store, botCheck, log } = options;
  const turns = new Map<string, Promise<Outcome>>();

  async function take(arrival: Arrival, key: string, bodyHash: string): Promise<Outcome> {
    const { kind, mailbox, email, action, address, isNative, resume } = arrival;
    const fields = { ...arrival.fields, ...arrival.stamps };
    const find = (proof?: SpentProof) => store.findAcceptance(kind, key, bodyHash, proof);
    const verdict = await botCheck.verify(arrival.token ?? '', action, arrival.arrivedAt);
    if (verdict.verdict === 'refused' && !isNative) {
      // A retry may bring the token its first try has spent: what was accepted stays accepted.
      const earlier = await find();
      return earlier ? outcomeOf(earlier) : { outcome: 'bot-check-failed' };
    }
    const verified = verdict.verdict === 'human';
    const proof = verified ? verdict.proof : undefined;
    // A verified one without a file is looked up as it is stored, in one go.
    const earlier = verified && !resume ? undefined : await find(proof);
    if (earlier) return outcomeOf(earlier);
    if (!verified) {
      const rate = await options.unverifiedLimiter(addressBlock(address));
      if (!rate.allowed) return { outcome: 'too-many', retryAfterSeconds: rate.retryAfterSeconds };
    }
    const file = await resume?.load();
    if (file === 'infected') return { outcome: 'infected' };
    const content = { kind, mailbox, email, fields, key, bodyHash, verified, proof };
    const acceptance = await store.accept({
      ...content,
      resume: resume && file && { ...factsOf(resume), ...file },
      receivedAt: Date.now(),
    });
    if (acceptance.outcome === 'accepted') {
      log('info', 'submission.accepted', { id: acceptance.id, kind, verified });
      options.onAccepted(kind, verified);
    }
    return outcomeOf(acceptance);
  }

  return async (arrival) => {
    const { kind, fields, resume } = arrival;
    const words = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const bodyHash = hash([kind, words, ...(resume ? [resume.name, resume.sha256] : [])]);
    // Keyless repetitions are told apart by a hash, so that no address is stored.
    const key = arrival.key ?? `none:${hash([addressBlock(arrival.address), bodyHash])}`;
    const turn = `${kind} ${key}`;
    // One after another per key: the second of two clicks finds what the first one left.
    const mine = (turns.get(turn) ?? Promise.resolve())
      .then(() => take(arrival, key, bodyHash))
      .catch((error: unknown): Outcome => {
        log('error', 'submission.unavailable', errorFacts(error));
        return { outcome: 'unavailable' };
      });
    turns.set(turn, mine);
    const outcome = await mine;
    if (turns.get(turn) === mine) turns.delete(turn);
    return outcome;
  };
}
