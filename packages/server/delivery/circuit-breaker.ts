/**
 * The circuit breaker of a channel. A fault that every delivery would meet pauses the channel. During the pause, the
 * worker sometimes sends one delivery as a probe, to test whether the fault is over.
 */
import { hour, minute, second } from '@website/forms/limits';
import { type Channel, type Delivery, operatorCause } from '../store/submission.ts';
import type { Clock } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import type { OutboxStore } from '../store/store.ts';
import { DownError, RefusedError } from './errors.ts';

export type CircuitBreakerOptions = {
  store: Pick<OutboxStore, 'pause' | 'currentPause' | 'resume' | 'noteRefusal'>;
  channel: Channel;
  log: Log;
  clock: Clock;
  probeAfter?: (failures: number, mayLockAccount: boolean) => number;
};

/** After a pause, all waiting deliveries become due within this time, in milliseconds. */
export const releaseWindow = 60_000;

/** The submissions that a mailbox may refuse in a row. At this number, its address is probably wrong. */
export const maxRefusedSubmissions = 3;

/** Returns `first`, doubled for each failure after the first failure, but at most `max`. */
export const doubled = (first: number, max: number, failures: number): number =>
  Math.min(max, first * 2 ** (failures - 1));

/** After a refused password the delay is longer, because more attempts may lock the account. */
export const probeDelay = (failures: number, mayLockAccount: boolean): number =>
  mayLockAccount ? doubled(minute, 10 * minute, failures) : doubled(5 * second, minute, failures);

/** Logs a pause at its start, when its cause changes, and every hour. */
function createPauseLog({ log, channel, clock }: CircuitBreakerOptions) {
  let last: { cause: string; hours: number } | undefined;
  return {
    write({ why: cause, code }: DownError, since: number): void {
      const hours = Math.max(0, Math.floor((clock.now() - since) / hour));
      if (last?.cause !== cause) log('error', 'outbox.paused', { channel, cause, code });
      else if (hours > last.hours) log('error', 'outbox.still-paused', { channel, cause, code, hours });
      last = { cause, hours };
    },
    reset: () => (last = undefined),
  };
}

/** Resolves with a `DownError` if every delivery would fail now, and with `error` if only this one fails. */
async function classify(
  { store, channel, clock }: CircuitBreakerOptions,
  { id, mailbox }: Delivery,
  error: unknown,
): Promise<unknown> {
  // Only channel `mail` sends to the company's mailboxes. Acknowledgements go to addresses that visitors typed.
  if (channel !== 'mail' || !(error instanceof RefusedError && error.isRecipient)) return error;
  // The store keeps the count, because a count in memory would be lost at a restart.
  if ((await store.noteRefusal(id, clock.now())) < maxRefusedSubmissions) return error;
  const reason = `Mail to ${mailbox} is refused, whatever it is: ${error.message}`;
  return new DownError('recipient', reason, error.code);
}

/** Makes the circuit breaker of one worker. The pause is in the store, for all workers and the operator. */
export function createCircuitBreaker(options: CircuitBreakerOptions) {
  const { store, channel, log, clock, probeAfter = probeDelay } = options;
  const pauseLog = createPauseLog(options);
  const open = {
    isPaused: false,
    isProbing: false,
    isHeldByOperator: false,
    failures: 0,
    plannedAt: 0,
    nextProbe: 0,
  };
  let state = { ...open };

  function reset(): void {
    state = { ...open };
    pauseLog.reset();
  }

  /** The time of the next probe. If the clock was set back after the probe was planned, the probe is due at once. */
  const nextProbe = (): number =>
    clock.now() < state.plannedAt ? Number.NEGATIVE_INFINITY : state.nextProbe;

  return {
    /** Resolves with the number of deliveries that may start now: at most `freeSlots`, and 1 or 0 during a pause. */
    async allowed(freeSlots: number): Promise<number> {
      const stateBefore = state;
      const pause = await store.currentPause(channel);
      const isPaused = pause !== undefined;
      // Another worker may have paused or resumed the channel. If this worker's own state changed during the read, the
      // result of the read is outdated.
      if (isPaused) state.isPaused = true;
      else if (state.isPaused && state === stateBefore) reset();
      if (!isPaused) return freeSlots;
      state.isHeldByOperator = pause.cause === operatorCause;
      const now = clock.now();
      if (state.isHeldByOperator || now < nextProbe()) return 0;
      const next = now + probeAfter(state.failures + 1, false);
      Object.assign(state, { isProbing: true, plannedAt: now, nextProbe: next });
      return 1;
    },
    /** Returns the time of the next probe in milliseconds. If there is no pause, returns a time in the past. */
    nextProbeAt: (): number => (state.isPaused ? nextProbe() : Number.NEGATIVE_INFINITY),
    async pause(error: DownError): Promise<void> {
      const now = clock.now();
      // Several deliveries in flight may fail together. Their failures count as one.
      if (state.isProbing || !state.isPaused) state.failures += 1;
      const delay = probeAfter(state.failures, error.why === 'authentication');
      const next = Math.max(nextProbe(), now + delay);
      state = { ...state, isPaused: true, isProbing: false, plannedAt: now, nextProbe: next };
      const earlier = await store.pause(channel, { since: now, cause: error.why, reason: error.message });
      pauseLog.write(error, earlier?.since ?? now);
    },
    /** Resumes the channel after the other side has answered. Resolves with the length of the pause in milliseconds. */
    async resume(): Promise<number> {
      if (!state.isPaused || state.isHeldByOperator) return 0;
      // The operator may have paused the channel while a probe was in flight.
      if ((await store.currentPause(channel))?.cause === operatorCause) return 0;
      reset();
      const now = clock.now();
      const { pause, waiting } = await store.resume(channel, now, releaseWindow);
      const pausedFor = pause ? Math.max(0, now - pause.since) : 0;
      log('info', 'outbox.resumed', { channel, seconds: Math.round(pausedFor / 1000), waiting });
      return pausedFor;
    },
    classify: (delivery: Delivery, error: unknown) => classify(options, delivery, error),
  };
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;
