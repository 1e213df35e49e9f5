/** Continues to read after a body was refused, so that its sender sees the answer instead of a broken connection. */
import type { Readable } from 'node:stream';

/**
 * Closing a connection with unread bytes resets it, and with it goes an answer the client has not read yet:
 * most clients send everything before they look for one. What comes within these bounds is thrown away.
 */
export const most = { bytes: 64 * 1024 * 1024, milliseconds: 1000 };

/** Discards the rest of a body, for a short time at most; resolves at once if there is none. */
export function discardRest(body: Readable, { bytes, milliseconds } = most): Promise<void> {
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
