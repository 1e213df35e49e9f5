/** Reads a request's body with a limit on its size and on the time it may take. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { discardRest } from './discard-rest.ts';

/** Why a body was not read: too long, too slow, or the connection broke. */
export type BodyFault = 'too-large' | 'too-slow' | 'broken';

/** A request as Node has it; the web stream around it would break the connection when it is left early. */
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

/**
 * Reads at most `maxBytes` within `timeoutMs`, or until `ends` is aborted. Of what lies beyond, as much as comes
 * within a moment is read and thrown away.
 */
export async function readBody(
  body: IncomingBody,
  maxBytes: number,
  timeoutMs: number,
  ends?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | BodyFault> {
  const late = Promise.withResolvers<'too-slow'>();
  const giveUp = () => late.resolve('too-slow');
  const timer = setTimeout(giveUp, timeoutMs);
  ends?.addEventListener('abort', giveUp);
  const isTooLarge = Number(body.headers['content-length'] ?? 0) > maxBytes;
  const result = isTooLarge ? 'too-large' : await Promise.race([collect(body, maxBytes), late.promise]);
  clearTimeout(timer);
  if (result === 'too-large') await discardRest(body);
  return result;
}
