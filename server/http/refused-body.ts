/**
 * Reads what was typed into a form that is refused before anybody has looked at it (too many, another
 * site's), so that it can be given back. The refusal stands already and costs nothing; this must stay cheap
 * in a flood too. So only a few such bodies are read at once, each within a small size; one that takes long
 * makes way for the next, and whoever finds all places just taken gets an empty form back.
 */
import { type IncomingBody, readBody } from './read-body.ts';

/** Bodies read at once, by all forms together. */
export const concurrency = 20;

/** Milliseconds that a body has for itself before it makes way. */
export const leastTime = 2000;

/** What ends each reading and when it began, the longest under way first. */
const underWay = new Map<AbortController, number>();

/** Whether one more body may be read, for which the one that has been read the longest may have to end. */
function findRoom(): boolean {
  if (underWay.size < concurrency) return true;
  for (const [longest, since] of underWay) {
    if (performance.now() - since < leastTime) return false;
    underWay.delete(longest);
    longest.abort();
    return true;
  }
  return false;
}

/** Reads a body with `read` if there is room, until another one needs it; undefined if there is none. */
export async function whileThereIsRoom<Values>(
  read: (makeWay: AbortSignal) => Promise<Values>,
): Promise<Values | undefined> {
  if (!findRoom()) return undefined;
  const reading = new AbortController();
  underWay.set(reading, performance.now());
  try {
    return await read(reading.signal);
  } finally {
    underWay.delete(reading);
  }
}

/** Reads the bytes of a refused body; undefined if all places are taken, or it is too large or too slow. */
export const readRefusedBody = (
  incoming: IncomingBody,
  maxBytes: number,
  timeoutMs: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  whileThereIsRoom(async (makeWay) => {
    const body = await readBody(incoming, maxBytes, timeoutMs, makeWay);
    return typeof body === 'string' ? undefined : body;
  });
