/**
 * The circuit breaker of a channel. A fault that every delivery would meet pauses the channel. While it is paused, one
 * delivery now and then is a probe: it shows whether the fault is over.
 */
import type { Delivery } from '../store/delivery.ts';
import type { Channel } from '../store/submission.ts';
import type { Clock } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import type { OutboxStore } from '../store/store.ts';
import { DownError, RefusedError } from './errors.ts';
import { probeDelay } from './states.ts';

export type CircuitBreakerOptions = {
  store: Pick<OutboxStore, 'pause' | 'currentPause' | 'resume' | 'noteRefusal'>;
  channel: Channel;
  log: Log;
  clock: Clock;
  probeAfter?: (failures: number, mayLockAccount: boolean) => number;
};

/** After a pause, the deliveries that waited become due within this time, in milliseconds. */
export const releaseWindow = 60_000;

const hour = 60 * 60 * 1000;

/** A mailbox of ours that refuses this many different submissions in a row has a wrong address. */
export const maxRefusedSubmissions = 3;

/** Logs a pause when it starts, when its cause changes, and every hour. */
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

/** Makes the circuit breaker of one worker. The pause itself is in the store, for every worker and the operator. */
export function createCircuitBreaker(options: CircuitBreakerOptions) {
  const { store, channel, log, clock, probeAfter = probeDelay } = options;
  const pauseLog = createPauseLog(options);
  const open = { isPaused: false, isProbing: false, failures: 0, plannedAt: 0, nextProbe: 0 };
  let state = { ...open };

  function reset(): void {
    state = { ...open };
    pauseLog.reset();
  }

  /** A probe that was planned on a clock which was set back since is due at once. */
  const nextProbe = (): number =>
    clock.now() < state.plannedAt ? Number.NEGATIVE_INFINITY : state.nextProbe;

  return {
    /** Number of deliveries that may start now, at most `freeSlots`: 1 or 0 while the channel is paused. */
    async allowed(freeSlots: number): Promise<number> {
      const stateBefore = state;
      const isPaused = (await store.currentPause(channel)) !== undefined;
      // Another worker may have paused or opened the channel. A state that changed meanwhile is newer than the answer.
      if (isPaused) state.isPaused = true;
      else if (state.isPaused && state === stateBefore) reset();
      if (!isPaused || freeSlots <= 0) return Math.max(0, freeSlots);
      const now = clock.now();
      if (now < nextProbe()) return 0;
      const next = now + probeAfter(state.failures + 1, false);
      Object.assign(state, { isProbing: true, plannedAt: now, nextProbe: next });
      return 1;
    },
    /** Time of the next probe, in milliseconds; in the past while the channel is open. */
    nextProbeAt: (): number => (state.isPaused ? nextProbe() : Number.NEGATIVE_INFINITY),
    async pause(error: DownError): Promise<void> {
      const now = clock.now();
      // Deliveries that were in flight together fail together: that is one failure.
      if (state.isProbing || !state.isPaused) state.failures += 1;
      const delay = probeAfter(state.failures, error.why === 'authentication');
      const next = Math.max(nextProbe(), now + delay);
      state = { ...state, isPaused: true, isProbing: false, plannedAt: now, nextProbe: next };
      const earlier = await store.pause(channel, { since: now, cause: error.why, reason: error.message });
      pauseLog.write(error, earlier?.since ?? now);
    },
    /** Opens the channel, because the other side answered. Resolves with the length of the pause, in milliseconds. */
    async resume(): Promise<number> {
      if (!state.isPaused) return 0;
      reset();
      const now = clock.now();
      const { pause, waiting } = await store.resume(channel, now, releaseWindow);
      const pausedFor = pause ? Math.max(0, now - pause.since) : 0;
      log('info', 'outbox.resumed', { channel, seconds: Math.round(pausedFor / 1000), waiting });
      return pausedFor;
    },
    /** Looks at a failure together with earlier ones: resolves with a `DownError` if every delivery would fail now. */
    async classify({ id, mailbox }: Delivery, error: unknown): Promise<unknown> {
      // Only the mail goes to a mailbox of ours: an acknowledgement goes to an address that a visitor typed.
      if (channel !== 'mail' || !(error instanceof RefusedError && error.isRecipient)) return error;
      // The store counts, so that a restart or another server does not start a new count.
      if ((await store.noteRefusal(id, clock.now())) < maxRefusedSubmissions) return error;
      const reason = `Mail to ${mailbox} is refused, whatever it is: ${error.message}`;
      return new DownError('recipient', reason, error.code);
    },
  };
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;
