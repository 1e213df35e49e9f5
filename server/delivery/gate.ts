/**
 * Whether mail may go out. A fault that every mail would meet holds the queue as a whole: nothing is begun but, now and
 * then, a single delivery that shows whether the fault is over.
 */
import { DownError, RefusedError } from './handover.ts';
import type { Log } from '../lib/log.ts';
import type { Channel, Delivery, OutboxStore } from '../store/store.ts';
import { probeDelay } from './backoff.ts';
import type { Clock } from '../lib/clock.ts';

/** Dependencies of the gate. */
export type GateOptions = {
  store: Pick<OutboxStore, 'hold' | 'currentHold' | 'release' | 'noteRefusal'>;
  /** The channel whose queue this is: holding one channel does not hold the others. */
  channel: Channel;
  log: Log;
  clock: Clock;
  /** See {@link probeDelay}. */
  probeAfter?: (failures: number, isLockingOut: boolean) => number;
};

/** Milliseconds over which the deliveries that waited for the end of an outage are spread. */
export const spread = 60_000;

const hour = 60 * 60 * 1000;

/** After this many unanswered mails in a row, the first success means that an outage has ended. */
export const silentMails = 3;

/** If a mailbox of ours refuses this many different submissions in a row, its address is wrong. */
export const refusedSubmissions = 3;

/** The gate. */
export type Gate = {
  /** Number of deliveries that may begin now, given the number of free places. */
  places(free: number): Promise<number>;
  /** Time at which to ask again while the queue is held, in milliseconds. */
  until(): number;
  /** Tells the gate that a mail was not accepted for a reason that stops every mail. */
  nothingGoes(error: DownError): Promise<void>;
  /**
   * The mail server took a mail, or refused it by itself: it does its work. Resolves with the milliseconds for which it
   * did not.
   */
  serverAnswered(): Promise<number>;
  /** Tells the gate that the server gave no final answer for this mail. */
  serverFellSilent(id: string): void;
  /** Judges a failure together with those before it: returns a `DownError` if every delivery would fail now. */
  reconsider(delivery: Delivery, error: unknown): Promise<unknown>;
};

/** Makes the gate of one worker. The hold itself lies in the store, for every worker and the operator. */
export function createGate({ store, channel, log, clock, probeAfter = probeDelay }: GateOptions): Gate {
  const silent = new Set<string>();
  const open = { isHeld: false, isProbing: false, failures: 0, plannedAt: 0, nextProbe: 0 };
  let state = { ...open };
  let told: { cause: string; hours: number } | undefined;

  function reset(): void {
    state = { ...open };
    told = undefined;
  }

  /** A clock that was put back since says nothing about when. */
  const nextProbe = (): number =>
    clock.now() < state.plannedAt ? Number.NEGATIVE_INFINITY : state.nextProbe;

  /** One line when it begins or has another cause, and one for every hour it lasts. */
  function tell({ why: cause, code }: DownError, since: number): void {
    const hours = Math.max(0, Math.floor((clock.now() - since) / hour));
    if (told?.cause !== cause) log('error', 'outbox.held', { channel, cause, code });
    else if (hours > told.hours) log('error', 'outbox.still-held', { channel, cause, code, hours });
    told = { cause, hours };
  }

  return {
    async places(free) {
      const asked = state;
      const isHeld = (await store.currentHold(channel)) !== undefined;
      // Another worker may have begun or ended the hold. If our state changed while we asked the store, ours is newer.
      if (isHeld) state.isHeld = true;
      else if (state.isHeld && state === asked) reset();
      if (!isHeld || free <= 0) return Math.max(0, free);
      const now = clock.now();
      if (now < nextProbe()) return 0;
      const next = now + probeAfter(state.failures + 1, false);
      Object.assign(state, { isProbing: true, plannedAt: now, nextProbe: next });
      return 1;
    },
    until: () => (state.isHeld ? nextProbe() : Number.NEGATIVE_INFINITY),
    async nothingGoes(error) {
      const now = clock.now();
      // Those that were under way together fail together, which is one failure.
      if (state.isProbing || !state.isHeld) state.failures += 1;
      const pause = probeAfter(state.failures, error.why === 'authentication');
      const next = Math.max(nextProbe(), now + pause);
      state = { ...state, isHeld: true, isProbing: false, plannedAt: now, nextProbe: next };
      const before = await store.hold(channel, { since: now, cause: error.why, reason: error.message });
      tell(error, before?.since ?? now);
    },
    async serverAnswered() {
      const wasSilent = silent.size >= silentMails;
      silent.clear();
      if (!state.isHeld && !wasSilent) return 0;
      reset();
      const now = clock.now();
      const { hold, waiting } = await store.release(channel, now, spread);
      const held = hold ? Math.max(0, now - hold.since) : 0;
      log('info', 'outbox.resumed', { channel, seconds: Math.round(held / 1000), waiting });
      return held;
    },
    serverFellSilent: (id) => void silent.add(id),
    async reconsider({ id, mailbox }, error) {
      // An acknowledgement goes to an address that a visitor typed.
      if (channel !== 'mail' || !(error instanceof RefusedError && error.isRecipient)) return error;
      // The store counts, so that a restart or another server begins no new count.
      if ((await store.noteRefusal(id, clock.now())) < refusedSubmissions) return error;
      const reason = `Mail to ${mailbox} is refused, whatever it is: ${error.message}`;
      return new DownError('recipient', reason, error.code);
    },
  };
}
