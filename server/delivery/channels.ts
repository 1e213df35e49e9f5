/** Delivers on every channel, and gives up deliveries of a channel without settings. Times are milliseconds. */
import type { WorkerId } from '../store/delivery.ts';
import { type Channel, type OtherChannel, otherChannels } from '../store/submission.ts';
import { type Clock, repeat } from '../lib/clock.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { DigestStore, OutboxStore } from '../store/store.ts';
import type { Outcome } from './states.ts';
import { type DeliveryWorker, type WorkerOptions, startWorker } from './worker.ts';

export type DeliveryChannel = Pick<WorkerOptions, 'channel' | 'send' | 'concurrency'> & {
  /** Longest time that one delivery takes. */
  maxSendTime: number;
};

export type ChannelsOptions = {
  store: OutboxStore & Pick<DigestStore, 'acquireTask'>;
  workerId: WorkerId;
  log: Log;
  clock: Clock;
  lifetime: number;
  onDelivery: (channel: Channel, outcome: Outcome) => void;
  /** For tests: the delay after a failed delivery and before a probe. */
  retryDelay?: ((attempt: number) => number) | undefined;
};

const minute = 60_000;

/** Deliveries that another process made due are found within this time. */
export const pollInterval = minute / 2;

/** A delivery is leased for this many times the longest time that it can take. */
export const leaseFactor = 2;

/** Time between two heartbeats of a channel; and until a channel without a heartbeat is abandoned. */
export const heartbeat = { interval: 5 * minute, lifetime: 60 * minute };

/**
 * The heartbeat is a task in the store. All servers with the channel share one owner name, so that the task expires
 * after the last of them stops. Servers of an earlier version use the same names.
 */
const taskOf = (channel: OtherChannel): string => `work-on-${channel}`;
const holders = { serving: 'somebody', abandoning: 'nobody' };

type HeartbeatOptions = Pick<ChannelsOptions, 'log' | 'clock'> & {
  store: Pick<ChannelsOptions['store'], 'acquireTask' | 'abandon' | 'nextDue'>;
};

const repeatLook = (
  { log, clock }: HeartbeatOptions,
  channel: OtherChannel,
  look: () => Promise<void>,
): (() => Promise<void>) =>
  repeat(clock, 0, async () => {
    try {
      await look();
      return heartbeat.interval;
    } catch (error) {
      log('error', 'outbox.failed', { channel, ...errorFacts(error) });
      return minute;
    }
  });

/** Notes in the store while this server runs that the channel is served. Returns how to stop. */
export function startHeartbeat(options: HeartbeatOptions, channel: OtherChannel): () => Promise<void> {
  const { store, clock } = options;
  return repeatLook(options, channel, async () => {
    const now = clock.now();
    await store.acquireTask(taskOf(channel), holders.serving, now, now + heartbeat.lifetime);
  });
}

/**
 * Gives up waiting deliveries of a channel without settings when no server has served it for an hour. Before that, logs
 * once that deliveries wait. Returns how to stop.
 */
export function abandonUnserved(options: HeartbeatOptions, channel: OtherChannel): () => Promise<void> {
  const { store, log, clock } = options;
  let isLogged = false;
  return repeatLook(options, channel, async () => {
    if ((await store.nextDue(channel)) === undefined) return;
    // The task ends at once, so that a server with a slow clock can start to serve the channel.
    if (await store.acquireTask(taskOf(channel), holders.abandoning, clock.now(), 0)) {
      const reason = `There is no ${channel} in the settings any more.`;
      const count = await store.abandon(channel, clock.now(), reason);
      log('warn', 'outbox.abandoned', { channel, count });
    } else if (!isLogged) {
      isLogged = true;
      log('warn', 'outbox.not-configured', { channel });
    }
  });
}

export function startChannels(
  table: readonly DeliveryChannel[],
  { onDelivery, retryDelay, ...shared }: ChannelsOptions,
): DeliveryWorker {
  const workers = table.map(({ maxSendTime, ...row }) =>
    startWorker({
      ...shared,
      ...row,
      lease: leaseFactor * maxSendTime,
      pollInterval,
      onDelivery: (outcome) => onDelivery(row.channel, outcome),
      ...(retryDelay && { delayAfter: retryDelay, probeAfter: retryDelay }),
    }),
  );
  const stops = otherChannels.map((channel) =>
    (table.some((row) => row.channel === channel) ? startHeartbeat : abandonUnserved)(shared, channel),
  );
  return {
    notify() {
      for (const worker of workers) worker.notify();
    },
    async stop() {
      await Promise.all([...workers.map((worker) => worker.stop()), ...stops.map((stop) => stop())]);
    },
  };
}
