/** Delivers on every channel, and gives up deliveries of channels without settings. Times are in milliseconds. */
import { minute } from '@website/forms/limits';
import { type Channel, type OtherChannel, otherChannels, type WorkerId } from '../store/submission.ts';
import { type Clock, repeat } from '../lib/clock.ts';
import { type Log, errorFacts } from '../lib/log.ts';
import type { DigestStore, OutboxStore } from '../store/store.ts';
import type { Outcome } from './attempt.ts';
import { type DeliveryWorker, type WorkerOptions, startWorker } from './worker.ts';

export type DeliveryChannel = Pick<WorkerOptions, 'channel' | 'send' | 'concurrency'> & {
  maxSendTime: number;
};

export type ChannelsOptions = {
  store: OutboxStore & Pick<DigestStore, 'acquireTask'>;
  workerId: WorkerId;
  log: Log;
  clock: Clock;
  lifetime: number;
  onDelivery: (channel: Channel, outcome: Outcome) => void;
  /** Only for tests: replaces the delays after a failed delivery and before a probe. */
  retryDelay?: ((attempt: number) => number) | undefined;
};

/** The interval at which workers look for deliveries that another process made due. */
export const pollInterval = minute / 2;

/** The length of a lease, as a multiple of the maximum time for one delivery. */
export const leaseFactor = 2;

/** `interval`: the time between heartbeats. `lifetime`: the time without a heartbeat until a channel is abandoned. */
export const heartbeat = { interval: 5 * minute, lifetime: 60 * minute };

/**
 * Returns the name of the heartbeat's task in the store. All servers that serve a channel take the task under the same
 * owner name, so the task expires only after the last of these servers has stopped. Servers of an earlier version use
 * the same names.
 */
const taskOf = (channel: OtherChannel): string => `work-on-${channel}`;
const holders = { serving: 'somebody', abandoning: 'nobody' };

type HeartbeatOptions = Pick<ChannelsOptions, 'log' | 'clock'> & {
  store: Pick<ChannelsOptions['store'], 'acquireTask' | 'abandon' | 'nextDue'>;
};

const repeatForChannel = (
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

/** Writes regularly to the store that this server serves the channel. Returns a function that stops the writing. */
export function startHeartbeat(options: HeartbeatOptions, channel: OtherChannel): () => Promise<void> {
  const { store, clock } = options;
  return repeatForChannel(options, channel, async () => {
    const now = clock.now();
    await store.acquireTask(taskOf(channel), holders.serving, now, now + heartbeat.lifetime);
  });
}

/**
 * Checks a channel that has no settings. If no server has served the channel for an hour, gives up its waiting
 * deliveries. Before the hour is over, logs once that deliveries wait. Returns a function that stops the checks.
 */
export function abandonUnserved(options: HeartbeatOptions, channel: OtherChannel): () => Promise<void> {
  const { store, log, clock } = options;
  let isLogged = false;
  return repeatForChannel(options, channel, async () => {
    if ((await store.nextDue(channel)) === undefined) return;
    // The task expires at once, so a server with a slow clock can still start to serve the channel.
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
