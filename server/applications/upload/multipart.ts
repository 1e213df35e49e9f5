/** Takes a multipart body apart while it arrives: nothing is kept here, and nothing is waited for in vain. */
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Dicer } from '@fastify/busboy';
import { type PartHead, readPartHead } from './part-head.ts';

/** Why reading stopped. The connection may have broken, or the body is not what it claims. */
export type MultipartFault = 'malformed' | 'too-large' | 'too-slow';

/** Takes the bytes of one part as they come; what it returns is waited for before more is read. */
export type PartSink = (chunk: Buffer) => void | Promise<void>;

/** Thrown by whoever takes the parts, to read no further. */
export class StopReading<Reason> extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super('The upload was stopped.');
    this.reason = reason;
  }
}

/** What to do with a body. */
export type MultipartOptions = {
  boundary: string;
  /** Largest body, everything included. */
  maxBytes: number;
  /** Longest time in milliseconds without a single byte. */
  patience: number;
  /** Called with the head of each part, says where its bytes go. */
  onPart: (head: PartHead) => PartSink;
};

const limits = {
  headerBytes: 8 * 1024,
  headerPairs: 16,
  /** Less than one piece of a body: a disk slower than the line keeps one piece waiting, not several. */
  waiting: 16 * 1024,
};

const stop = (fault: MultipartFault) => new StopReading(fault);

type Part = AsyncIterable<Buffer> & {
  on(event: 'header', listener: (headers: Record<string, string[]>) => void): unknown;
  on(event: 'error', listener: () => void): unknown;
};

/** A parser whose parts go to their sinks; `finish` resolves once all of them are through. */
function openParser({ boundary, onPart }: MultipartOptions) {
  const config = {
    boundary,
    maxHeaderPairs: limits.headerPairs,
    maxHeaderSize: limits.headerBytes,
    highWaterMark: limits.waiting,
    partHwm: limits.waiting,
  };
  const parser = new Dicer(config);
  const parts: Promise<void>[] = [];
  let headless = 0;
  const failed = Promise.withResolvers<never>();
  const ended = once(parser, 'finish');

  async function pass(part: Part, headers: Record<string, string[]>): Promise<void> {
    const head = readPartHead(headers);
    if (!head) throw stop('malformed');
    const sink = onPart(head);
    for await (const chunk of part) await sink(chunk);
  }
  parser.on('part', (stream) => {
    const part = stream as unknown as Part;
    headless += 1;
    // Iterating hears of errors too, but only once it has begun.
    part.on('error', () => failed.reject(stop('malformed')));
    part.on('header', (headers) => {
      headless -= 1;
      parts.push(pass(part, headers).catch(failed.reject));
    });
  });
  parser.on('error', () => failed.reject(stop('malformed')));
  // What follows the closing boundary is no part of the form.
  let isOver = false;
  ended.then(
    () => (isOver = true),
    () => undefined,
  );
  failed.promise.catch(() => undefined);

  async function finish(): Promise<void> {
    parser.end();
    await ended;
    // A part that ended within its own head has shown none.
    if (headless > 0) throw stop('malformed');
    await Promise.all(parts);
  }
  /** Resolves when there is room for more; after the closing boundary the parser forgets to say so. */
  async function write(chunk: Buffer): Promise<void> {
    if (isOver) return;
    if (!parser.write(chunk)) await Promise.race([once(parser, 'drain'), ended]);
  }
  return { parser, failed: failed.promise, write, finish };
}

/** A body's pieces. Whoever stops early leaves it open: the answer still has to go out over its connection. */
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
  const { parser, failed, write, finish } = openParser(options);
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(stop('too-slow')), options.patience);

  async function pump(): Promise<void> {
    let size = 0;
    for await (const chunk of chunksOf(body)) {
      timer.refresh();
      size += chunk.length;
      if (size > options.maxBytes) throw stop('too-large');
      await write(chunk);
      // The time our own disk took is not the client's.
      timer.refresh();
    }
    await finish();
  }
  try {
    await Promise.race([pump(), failed, late.promise]);
    return undefined;
  } catch (error) {
    if (error instanceof StopReading) return (error as StopReading<MultipartFault | Reason>).reason;
    throw error;
  } finally {
    clearTimeout(timer);
    parser.destroy();
  }
}
