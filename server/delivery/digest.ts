/**
 * Tells the operator what was given up, and that a queue was or is held for long. What is told is noted in the store
 * only once somebody has taken the news, so nothing is left out by a crash.
 */
import { type Log, errorFacts } from '../lib/log.ts';
import type { DigestStore, LastingHold, OutboxStore, PastHold, Untold, WorkerId } from '../store/store.ts';
import { type Clock, repeat } from '../lib/clock.ts';
import type { Teller } from './tellers.ts';

/** Dependencies of the digest. */
export type DigestOptions = {
  store: DigestStore & Pick<OutboxStore, 'currentHold'>;
  /** The news goes out on each of these whose channel is not held. */
  tellers: readonly Teller[];
  log: Log;
  clock: Clock;
  /** Id of this worker: of several servers that share a store only one sends the digest. */
  workerId: WorkerId;
};

/** Milliseconds between two looks for news, between two digests, and after a failure. */
const pauses = { look: 60_000, digest: 60 * 60_000, afterFailure: 10 * 60_000 };

/** Entries that one digest names. */
const listed = 50;

/** Acknowledgements are a courtesy: nobody is alarmed because they wait. */
const matters = ({ channel }: PastHold | LastingHold): boolean => channel !== 'acknowledgement';

/** Tellers whose channel is not held: news on a held channel would not get out. */
async function openTellers({ store, tellers }: DigestOptions): Promise<Teller[]> {
  const holds = await Promise.all(tellers.map(({ channel }) => store.currentHold(channel)));
  // A mailbox that is misspelt takes nothing, but another one may.
  return tellers.filter((_, index) => (holds[index]?.cause ?? 'recipient') === 'recipient');
}

/** Tells on every way; rejects with the first failure when nobody took the news on any. */
async function tell(
  { log, clock }: DigestOptions,
  tellers: readonly Teller[],
  untold: Untold,
  stop: AbortSignal,
) {
  const now = clock.now();
  const results = await Promise.allSettled(tellers.map((teller) => teller.tell(untold, now, stop)));
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  if (failures.length === results.length) throw failures[0];
  for (const failure of failures) log('warn', 'digest.partly-failed', errorFacts(failure));
}

/** Looks once; resolves with milliseconds until the next look. */
async function look(options: DigestOptions, stop: AbortSignal): Promise<number> {
  const { store, log, clock, workerId } = options;
  const take = (pause: number) => store.takeTask('digest', workerId, clock.now(), clock.now() + pause);
  try {
    if (!(await take(pauses.afterFailure))) return pauses.look;
    const all = await store.untold(listed, clock.now());
    const untold = { ...all, holds: all.holds.filter(matters), lasting: all.lasting.filter(matters) };
    const { givenUp, givenUpCount, holds, lasting } = untold;
    if (givenUpCount + holds.length + lasting.length === 0) return pauses.look;
    const tellers = await openTellers(options);
    // While nothing goes out this would not either; the log and /readyz tell of it.
    if (tellers.length === 0) return pauses.look;
    await tell(options, tellers, untold, stop);
    const idsOf = (told: readonly { id: number }[]) => told.map(({ id }) => id);
    await store.markTold(
      { deliveries: givenUp, holds: idsOf(all.holds), lasting: idsOf(lasting), acknowledgements: true },
      clock.now(),
    );
    log('info', 'digest.sent', { givenUp: givenUp.length, holds: holds.length, lasting: lasting.length });
    if (givenUpCount > givenUp.length) return pauses.look;
    // No other server may send a digest before this pause is over.
    await take(pauses.digest);
    return pauses.digest;
  } catch (error) {
    if (!stop.aborted) log('error', 'digest.failed', errorFacts(error));
    return pauses.afterFailure;
  }
}

/** Begins to look for news; returns how to end that. */
export function startDigest(options: DigestOptions): () => Promise<void> {
  return repeat(options.clock, pauses.look, (stop) => look(options, stop));
}
