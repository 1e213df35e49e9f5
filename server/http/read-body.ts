/** Reads a request's body with a limit on its size and on the time it may take. */

/** Why a body was not read: too long, too slow, or the connection broke. */
export type BodyFault = 'too-large' | 'too-slow' | 'broken';

/** Reads at most `maxBytes` within `timeoutMs`; what lies beyond is neither kept nor waited for. */
export async function readBody(
  request: Request,
  maxBytes: number,
  timeoutMs: number,
): Promise<Uint8Array<ArrayBuffer> | BodyFault> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return 'too-large';
  if (!request.body) return new Uint8Array();
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  const late = Promise.withResolvers<'too-slow'>();
  const timer = setTimeout(() => late.resolve('too-slow'), timeoutMs);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- chunks come one after the other
      const next = await Promise.race([reader.read(), late.promise]);
      if (next === 'too-slow') return next;
      if (next.done) return new Uint8Array(Buffer.concat(chunks));
      size += next.value.length;
      if (size > maxBytes) return 'too-large';
      chunks.push(next.value);
    }
  } catch {
    return 'broken';
  } finally {
    clearTimeout(timer);
    // Nobody waits for the rest; a failure to stop it changes nothing for the answer.
    reader.cancel().catch(() => undefined);
  }
}
