/** Reads multipart bodies from a stream, and forms of text fields from memory. */
import type { Readable } from 'node:stream';
import {
  type MultipartFault,
  type PartTaker,
  StopReading,
  createParser,
  decodeText,
  readBoundary,
} from './multipart-parser.ts';
import { minRate, watchRate } from './read-body.ts';

export type MultipartOptions = {
  boundary: string;
  maxBytes: number;
  idleTimeout: number;
  signal?: AbortSignal | undefined;
  onPart: PartTaker;
};

const stop = (fault: MultipartFault) => new StopReading(fault);

/** If the loop ends early, the body is not destroyed, because the answer needs the same connection. */
async function* chunksOf(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body.iterator({ destroyOnReturn: false });
  } catch {
    throw stop('malformed');
  }
}

/** Resolves with undefined if all parts were received, or with the reason why the reading stopped. */
export async function readMultipart<Reason = never>(
  body: Readable,
  options: MultipartOptions,
): Promise<MultipartFault | Reason | undefined> {
  const parser = createParser(options.boundary, options.onPart);
  const late = Promise.withResolvers<never>();
  // True while a receiver writes to the disk. This time does not count as reading time.
  let isWriting = false;
  let isOver = false;
  const giveUp = () => late.reject(stop('too-slow'));
  const idle = setTimeout(() => void (isWriting || giveUp()), options.idleTimeout);
  options.signal?.addEventListener('abort', giveUp);
  const rate = watchRate(minRate, () => isWriting, giveUp);

  async function pump(): Promise<void> {
    let size = 0;
    for await (const chunk of chunksOf(body)) {
      // Bytes that arrive after the reading has stopped are ignored.
      if (isOver) return;
      rate.count(chunk.length);
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
    rate.stop();
  }
}

/** The fields of a body in their order, with repeated fields. Undefined for a body that browsers never send. */
type Entries = readonly (readonly [name: string, value: string])[] | undefined;

async function readParts(body: Uint8Array, boundary: string): Promise<Entries> {
  const fields: { name: string; chunks: Buffer[] }[] = [];
  const parser = createParser(boundary, ({ name, fileName }) => {
    if (fileName !== undefined) throw new StopReading('file');
    const part = { name, chunks: [] as Buffer[] };
    fields.push(part);
    return (chunk) => void part.chunks.push(chunk);
  });
  try {
    await parser.write(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
    parser.end();
  } catch (error) {
    if (error instanceof StopReading) return undefined;
    throw error;
  }
  const entries = fields.map(({ name, chunks }) => [name, decodeText(Buffer.concat(chunks))] as const);
  return entries.every((entry): entry is [string, string] => entry[1] !== undefined) ? entries : undefined;
}

const urlEncoded = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/**
 * Reads a form of text fields. Returns undefined for another type, for a file or a repeated field, and for bytes that
 * are not UTF-8. Escapes that are not UTF-8 (`%FC`) become U+FFFD.
 */
export async function readTextForm(
  body: Uint8Array,
  contentType: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  const boundary = readBoundary(contentType);
  let entries: Entries;
  if (boundary !== undefined) entries = await readParts(body, boundary);
  else if (urlEncoded.test(contentType)) {
    const text = decodeText(body);
    entries = text === undefined ? undefined : [...new URLSearchParams(text)];
  }
  const names = new Set(entries?.map(([name]) => name));
  return entries && names.size === entries.length ? Object.fromEntries(entries) : undefined;
}
