/** Reads request bodies with limits on size, time, speed and concurrency. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** Limits for reading on after a refusal. A client may lose the answer if a connection closes with unread bytes. */
export const maxDiscarded = { bytes: 64 * 1024 * 1024, milliseconds: 1000 };

export function discardRest(body: Readable, { bytes, milliseconds } = maxDiscarded): Promise<void> {
  if (body.readableEnded || body.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let left = bytes;
    const take = (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) end();
    };
    const ends = ['end', 'error', 'close'] as const;
    function end(): void {
      clearTimeout(timer);
      body.off('data', take);
      for (const event of ends) body.off(event, end);
      body.pause();
      resolve();
    }
    const timer = setTimeout(end, milliseconds);
    for (const event of ends) body.on(event, end);
    body.on('data', take);
    body.resume();
  });
}

export type MinRate = {
  bytesPerSecond: number;
  /** Milliseconds over which the speed is averaged. So a few seconds without a mobile network do no harm. */
  window: number;
  grace: number;
};

/** At this speed a resume of 5 MiB arrives in just under half an hour, the maximum time of a request. */
export const minRate: MinRate = { bytesPerSecond: 3000, window: 30_000, grace: 30_000 };

const steps = 6;

/**
 * Measures the speed of one body, and calls `onSlow` if the body is too slow. Does not count the time in which
 * `isPaused` returns true, because then the server itself is busy.
 */
export function watchRate(
  { bytesPerSecond, window, grace }: MinRate,
  isPaused: () => boolean,
  onSlow: () => void,
): { count(bytes: number): void; stop(): void } {
  const step = window / steps;
  const minBytes = (bytesPerSecond * window) / 1000;
  const recent: number[] = [];
  let current = 0;
  let stepsOfGrace = Math.ceil(grace / step);

  function measure(): void {
    if (isPaused()) return;
    if (stepsOfGrace > 0) stepsOfGrace -= 1;
    else recent.push(current);
    current = 0;
    if (recent.length > steps) recent.shift();
    if (recent.length === steps && recent.reduce((sum, bytes) => sum + bytes, 0) < minBytes) onSlow();
  }
  const timer = setInterval(measure, step);
  return { count: (bytes) => void (current += bytes), stop: () => clearInterval(timer) };
}

export type BodyFault = 'too-large' | 'too-slow' | 'broken';

/** A request of Node. If the server stopped reading its web stream early, the connection would break. */
export type IncomingBody = Readable & { headers: IncomingHttpHeaders };

async function collect(body: Readable, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | BodyFault> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) return 'too-large';
      chunks.push(chunk);
    }
    return new Uint8Array(Buffer.concat(chunks));
  } catch {
    return 'broken';
  }
}

/** Reads a body of at most `maxBytes`. Stops after `timeoutMs`, or when `signal` is aborted. */
export async function readBody(
  body: IncomingBody,
  maxBytes: number,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | BodyFault> {
  const late = Promise.withResolvers<'too-slow'>();
  const giveUp = () => late.resolve('too-slow');
  const timer = setTimeout(giveUp, timeoutMs);
  signal?.addEventListener('abort', giveUp);
  const isTooLarge = Number(body.headers['content-length'] ?? 0) > maxBytes;
  const result = isTooLarge ? 'too-large' : await Promise.race([collect(body, maxBytes), late.promise]);
  clearTimeout(timer);
  if (result === 'too-large') await discardRest(body);
  return result;
}

/**
 * Maximum number of refused forms whose bodies are read at once, to show the visitors their values again. If all slots
 * are taken, a reading older than {@link minTime} is stopped. A form without a slot comes back without values.
 */
export const maxReturnedReadings = 20;

/** Milliseconds for which a reading always keeps its slot. */
export const minTime = 2000;

const inFlight = new Map<AbortController, number>();

function takeSlot(): boolean {
  if (inFlight.size < maxReturnedReadings) return true;
  for (const [oldest, since] of inFlight) {
    if (performance.now() - since < minTime) return false;
    inFlight.delete(oldest);
    oldest.abort();
    return true;
  }
  return false;
}

export async function withReadSlot<Values>(
  read: (signal: AbortSignal) => Promise<Values>,
): Promise<Values | undefined> {
  if (!takeSlot()) return undefined;
  const reading = new AbortController();
  inFlight.set(reading, performance.now());
  try {
    return await read(reading.signal);
  } finally {
    inFlight.delete(reading);
  }
}
