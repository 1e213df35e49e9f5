/** Reads a form of text fields that lies in memory, in either of the encodings a browser's form has. */
import { decodeText } from './decode-text.ts';
import { StopReading, createParser } from './multipart-parser.ts';
import { readBoundary } from './part-head.ts';

/** Entries in the order they came, still with repetitions; undefined for a body that no browser sends. */
type Entries = readonly (readonly [name: string, value: string])[] | undefined;

async function readParts(body: Uint8Array, boundary: string): Promise<Entries> {
  const parts: { name: string; chunks: Buffer[] }[] = [];
  const parser = createParser(boundary, ({ name, fileName }) => {
    if (fileName !== undefined) throw new StopReading('file');
    const part = { name, chunks: [] as Buffer[] };
    parts.push(part);
    return (chunk) => void part.chunks.push(chunk);
  });
  try {
    await parser.write(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
    parser.end();
  } catch (error) {
    if (error instanceof StopReading) return undefined;
    throw error;
  }
  const entries = parts.map(({ name, chunks }) => [name, decodeText(Buffer.concat(chunks))] as const);
  return entries.every((entry): entry is [string, string] => entry[1] !== undefined) ? entries : undefined;
}

/** Reads the pairs of an urlencoded body; undefined where its bytes are not UTF-8. */
function readPairs(body: Uint8Array): Entries {
  const text = decodeText(body);
  return text === undefined ? undefined : [...new URLSearchParams(text)];
}

const urlEncoded = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/**
 * Reads a whole body by its content type, multipart or urlencoded. Undefined where it is neither, where a
 * field is a file or comes twice, and where its bytes are not UTF-8; escapes that are not (`%FC`) become U+FFFD.
 */
export async function readTextForm(
  body: Uint8Array,
  contentType: string,
): Promise<Readonly<Record<string, string>> | undefined> {
  const boundary = readBoundary(contentType);
  let entries: Entries;
  if (boundary !== undefined) entries = await readParts(body, boundary);
  else if (urlEncoded.test(contentType)) entries = readPairs(body);
  const names = new Set(entries?.map(([name]) => name));
  return entries && names.size === entries.length ? Object.fromEntries(entries) : undefined;
}
