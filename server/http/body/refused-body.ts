/**
 * Reads what was typed into a form that is refused before anybody has looked at it (too many, another
 * site's), so that it can be given back. The refusal stands already and costs nothing; this must stay cheap
 * in a flood too. So only a few such bodies are read at once, each within a small size and a short time,
 * and whoever finds all places taken gets an empty form back.
 */
import { type IncomingBody, readBody } from './read-body.ts';

/** Bodies read at once, by all forms together. */
const concurrency = 20;
const timeoutMs = 2000;

let underWay = 0;

/** Reads a body with `read` if there is room; undefined otherwise. */
export async function whileThereIsRoom<Values>(
  read: (timeoutMs: number) => Promise<Values>,
): Promise<Values | undefined> {
  if (underWay >= concurrency) return undefined;
  underWay += 1;
  try {
    return await read(timeoutMs);
  } finally {
    underWay -= 1;
  }
}

/** Reads the bytes of a refused body; undefined if all places are taken, or it is too large or too slow. */
export const readRefusedBody = (
  incoming: IncomingBody,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  whileThereIsRoom(async (timeout) => {
    const body = await readBody(incoming, maxBytes, timeout);
    return typeof body === 'string' ? undefined : body;
  });
