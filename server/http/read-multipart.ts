/** Reads a multipart body from a stream while it arrives, with limits on its size and on its pace. */
import type { Readable } from 'node:stream';
import { leastPace, watchPace } from './pace.ts';
import { type MultipartFault, type PartTaker, StopReading, createParser } from './multipart-parser.ts';

/** Handlers and limits for a body that is still arriving. */
export type MultipartOptions = {
  boundary: string;
  /** Largest body, everything included. */
  maxBytes: number;
  /** Longest time in milliseconds without a single byte. */
  idleTimeout: number;
  /** Ends the reading when it is aborted, however well the body comes. */
  ends?: AbortSignal | undefined;
  onPart: PartTaker;
};

const stop = (fault: MultipartFault) => new StopReading(fault);

/** A body's pieces. Leaving the loop early does not destroy it: the answer needs the same connection. */
async function* chunksOf(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body.iterator({ destroyOnReturn: false });
  } catch {
    throw stop('malformed');
  }
}

/**
 * Reads a body to its end. Resolves with nothing when every part went where it belongs, else with why not;
 * the rest of the body is not read then. Rejects with what a sink threw, {@link StopReading} excepted.
 */
export async function readMultipart<Reason = never>(
  body: Readable,
  options: MultipartOptions,
): Promise<MultipartFault | Reason | undefined> {
  const parser = createParser(options.boundary, options.onPart);
  const late = Promise.withResolvers<never>();
  // The time our own disk takes is not the client's.
  let isWriting = false;
  let isOver = false;
  const giveUp = () => late.reject(stop('too-slow'));
  const idle = setTimeout(() => void (isWriting || giveUp()), options.idleTimeout);
  options.ends?.addEventListener('abort', giveUp);
  const pace = watchPace(leastPace, () => isWriting, giveUp);

  async function pump(): Promise<void> {
    let size = 0;
    for await (const chunk of chunksOf(body)) {
      // Bytes that arrive after reading was given up are ignored.
      if (isOver) return;
      pace.count(chunk.length);
      size += chunk.length;
      if (size > options.maxBytes) throw stop('too-large');
      isWriting = true;
      await parser.write(chunk);
      isWriting = false;
      idle.refresh();
    }
    parser.end();
  }
  try {
    await Promise.race([pump(), late.promise]);
    return undefined;
  } catch (error) {
    if (error instanceof StopReading) return (error as StopReading<MultipartFault | Reason>).reason;
    throw error;
  } finally {
    isOver = true;
    clearTimeout(idle);
    pace.stop();
  }
}
