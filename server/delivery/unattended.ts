/**
 * Gives up the deliveries of a channel that no server works on any more: they would wait forever, unseen. Servers that
 * share a store may have different settings for a while. So each notes in the store which channels it works on, and
 * deliveries are given up only when no server has noted their channel for some time.
 */
import { type Log, errorFacts } from '../lib/log.ts';
import type { DigestStore, OutboxStore, SideChannel } from '../store/store.ts';
import { type Clock, repeat } from '../lib/clock.ts';

/** Dependencies for one channel. */
export type AttendanceOptions = {
  store: Pick<DigestStore, 'takeTask'> & Pick<OutboxStore, 'abandon' | 'nextDue'>;
  channel: SideChannel;
  log: Log;
  clock: Clock;
};

const minute = 60_000;

/** Milliseconds between two looks of a server, and for which its note about a channel is valid. */
const times = { look: 5 * minute, attended: 60 * minute };

// All that work on a channel hold one task together, so that the last of them to end leaves it.
const taskOf = (channel: SideChannel): string => `work-on-${channel}`;
const [somebody, nobody] = ['somebody', 'nobody'];

/** Notes in the store, for as long as this server runs, that it works on a channel. Returns a function to stop. */
export function attend({ store, channel, log, clock }: AttendanceOptions): () => Promise<void> {
  return repeat(clock, 0, async () => {
    try {
      await store.takeTask(taskOf(channel), somebody, clock.now(), clock.now() + times.attended);
      return times.look;
    } catch (error) {
      log('error', 'outbox.failed', { channel, ...errorFacts(error) });
      return minute;
    }
  });
}

/**
 * Gives up what waits on a channel that this server has no settings for, once no other one has worked on it for an hour,
 * and says before that something waits. Returns how to end that.
 */
export function giveUpUnattended({ store, channel, log, clock }: AttendanceOptions): () => Promise<void> {
  let isTold = false;
  async function look(): Promise<void> {
    if ((await store.nextDue(channel)) === undefined) return;
    // Whoever begins to work on it has the task at once, whatever the clocks of two servers say.
    if (await store.takeTask(taskOf(channel), nobody, clock.now(), 0)) {
      const reason = `There is no ${channel} in the settings any more.`;
      const count = await store.abandon(channel, clock.now(), reason);
      log('warn', 'outbox.abandoned', { channel, count });
    } else if (!isTold) {
      isTold = true;
      log('warn', 'outbox.unattended', { channel });
    }
  }
  return repeat(clock, 0, async () => {
    try {
      await look();
      return times.look;
    } catch (error) {
      log('error', 'outbox.failed', { channel, ...errorFacts(error) });
      return minute;
    }
  });
}
