/** Cases for the multipart parser: sound forms read as undici reads them, and changed ones. */
import { isDeepStrictEqual } from 'node:util';
import { StopReading, createParser } from '../../http/multipart-parser.ts';
import type { FuzzCase } from './report.ts';
import { mutate } from './mutate.ts';
import { type Random, createRandom } from './random.ts';

type Part = { name: string; fileName: string | undefined; value: Buffer };

const words = ['', 'a', 'name', 'Grüße', '履歴書', '--', '\r\n', '\r\n--', '-', '\n', 'x'.repeat(3000)];
const names = ['name', 'email', 'resume', 'ä', 'a b', 'x'.repeat(60), '__proto__'];

/** A value that often looks like the beginning of a boundary. */
function makeValue(random: Random, boundary: string): Buffer {
  const delimiter = `\r\n--${boundary}`;
  const pieces = Array.from({ length: random.below(6) }, () =>
    random.onceIn(3)
      ? Buffer.from(delimiter.slice(0, random.below(delimiter.length)))
      : Buffer.from(random.pick(words)),
  );
  return Buffer.concat(pieces);
}

function makeParts(random: Random, boundary: string): Part[] {
  return Array.from({ length: random.below(6) }, () => {
    const isFile = random.onceIn(3);
    const value = isFile && random.onceIn(2) ? random.bytes(random.below(3000)) : makeValue(random, boundary);
    return { name: random.pick(names), fileName: isFile ? random.pick(names) : undefined, value };
  });
}

function encode(parts: readonly Part[], boundary: string): Buffer {
  const encoded = parts.map(({ name, fileName, value }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: text/plain`;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), value, Buffer.from('\r\n')]);
  });
  return Buffer.concat([...encoded, Buffer.from(`--${boundary}--\r\n`)]);
}

/** What the parser makes of a body that comes in pieces, or why it stopped. */
async function parse(body: Buffer, boundary: string, random: Random): Promise<Part[] | string> {
  const taken: { name: string; fileName: string | undefined; chunks: Buffer[] }[] = [];
  const parser = createParser(boundary, ({ name, fileName }) => {
    const chunks: Buffer[] = [];
    taken.push({ name, fileName, chunks });
    return (chunk) => void chunks.push(Buffer.from(chunk));
  });
  try {
    for (let at = 0; at < body.length;) {
      const end = at + 1 + random.below(random.pick([3, 100, 70_000]));
      await parser.write(body.subarray(at, end));
      at = end;
    }
    parser.end();
  } catch (error) {
    if (error instanceof StopReading) return String(error.reason);
    throw error;
  }
  return taken.map(({ chunks, ...head }) => ({ ...head, value: Buffer.concat(chunks) }));
}

/** What Node's own parser makes of it; undefined where it refuses. */
async function parseByUndici(body: Buffer, boundary: string): Promise<Part[] | undefined> {
  const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => undefined);
  if (!form) return undefined;
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string'
        ? { name, fileName: undefined, value: Buffer.from(value) }
        : { name, fileName: value.name, value: Buffer.from(await value.arrayBuffer()) },
    ),
  );
}

/** A part as `FormData` has it: text that is not UTF-8 is patched, which the readers of our fields refuse. */
const asForm = ({ name, fileName, value }: Part): Part => ({
  name,
  fileName,
  value: fileName === undefined ? Buffer.from(new TextDecoder().decode(value)) : value,
});

const same = (what: string, ours: unknown, theirs: unknown): void => {
  if (!isDeepStrictEqual(ours, theirs))
    throw new Error(`${what}: ${JSON.stringify([ours, theirs]).slice(0, 500)}`);
};

/** One body: sound ones are read as they were meant, and any is read the same however it is cut. */
export const multipartCase: FuzzCase = async (seed) => {
  const random = createRandom(seed);
  const boundary = `----WebKitFormBoundary${'abcdefghijklmnop'.slice(random.below(12))}`;
  const parts = makeParts(random, boundary);
  const whole = encode(parts, boundary);
  const isSound = random.onceIn(2);
  const body = isSound ? whole : mutate(whole, random, [whole, Buffer.from(words.join(boundary))]);
  const once = await parse(body, boundary, random);
  same('cut in another way', once, await parse(body, boundary, random));
  if (isSound) same('as it was meant', once, parts);
  if (typeof once === 'string') return once;
  const theirs = await parseByUndici(body, boundary);
  if (theirs) same('as undici reads it', once.map(asForm), theirs);
  else if (isSound && parts.length > 0) throw new Error('undici refuses a sound form');
  return isSound ? 'sound' : 'accepted';
};
