/**
 * Tells the operator by mail what was given up, and that the queue was held for long. What is told is noted in the
 * store only once the mail server has taken the mail, so nothing is left out by a crash.
 */
import { RefusedError } from '../handover.ts';
import type { Mailer } from '../../mail/mail.ts';
import { type Log, errorFacts } from '../../observe/log.ts';
import type { DigestStore, OutboxStore, Untold } from '../../store/store.ts';
import type { Clock } from '../timing/clock.ts';
import { writeDigest } from './digest-mail.ts';

/** What a digest needs. */
export type DigestOptions = {
  store: DigestStore & Pick<OutboxStore, 'currentHold'>;
  mailer: Pick<Mailer, 'send'>;
  /** Who is told: the first address that is not refused. */
  recipients: readonly string[];
  from: string;
  log: Log;
  clock: Clock;
};

/** How often there is a look for news, and the least time between two mails, in milliseconds. */
const pauses = { look: 60_000, mail: 60 * 60_000, afterFailure: 10 * 60_000 };

/** Entries that one mail names. */
const listed = 50;

/** Sends the mail to whoever takes it; rejects with the last refusal when nobody does. */
async function tell({ mailer, recipients, from, clock }: DigestOptions, untold: Untold, stop: AbortSignal) {
  let refusal: unknown;
  for (const to of new Set(recipients)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next one is asked only when this one was refused
      await mailer.send(writeDigest(untold, from, to, clock.now()), stop);
      return;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      refusal = error;
    }
  }
  throw refusal;
}

/** Looks once; resolves with milliseconds until the next look. */
async function look(options: DigestOptions, stop: AbortSignal): Promise<number> {
  const { store, log, clock } = options;
  try {
    const untold = await store.untold(listed, clock.now());
    const { givenUp, givenUpCount, holds } = untold;
    // While nothing goes out this would not either; the log and /readyz tell of it.
    if (givenUpCount + holds.length === 0 || (await store.currentHold('mail'))) return pauses.look;
    await tell(options, untold, stop);
    const told = { deliveries: givenUp, holds: holds.map(({ id }) => id), acknowledgements: true };
    await store.markTold(told, clock.now());
    log('info', 'digest.sent', { givenUp: givenUp.length, holds: holds.length });
    return givenUpCount > givenUp.length ? pauses.look : pauses.mail;
  } catch (error) {
    if (!stop.aborted) log('error', 'digest.failed', errorFacts(error));
    return pauses.afterFailure;
  }
}

/** Begins to look for news; returns how to end that. */
export function startDigest(options: DigestOptions): () => Promise<void> {
  const { clock } = options;
  const stop = new AbortController();
  let callOff: () => void;
  let looking: Promise<void> = Promise.resolve();
  function lookAgain(): void {
    looking = look(options, stop.signal).then((pause) => {
      if (!stop.signal.aborted) callOff = clock.after(pause, lookAgain);
    });
  }
  callOff = clock.after(pauses.look, lookAgain);
  return async () => {
    stop.abort(new Error('The server is stopping.'));
    callOff();
    await looking;
  };
}
