/** A file that the server sends: its codings, validators and headers. */
import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The codings of a file. The preferred coding comes first. */
export const codings = ['br', 'gzip', 'identity'] as const;

export type Coding = (typeof codings)[number];

export type SiteFile = {
  type: string;
  cacheControl: string;
  styleHashes: readonly string[];
  variants: Partial<Record<Coding, Variant>> & { identity: Variant };
};

export function compress(body: Buffer, coding: 'br' | 'gzip', level: number): Buffer {
  if (coding === 'gzip') return gzipSync(body, { level });
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
}

/**
 * Makes a body in one coding, with its validator. Both are made at the first use, because reading and hashing the whole
 * site would delay the start.
 */
export function variant(read: () => Buffer) {
  let body: Buffer | undefined;
  let etag: string | undefined;
  return {
    get body(): Buffer {
      return (body ??= read());
    },
    get etag(): string {
      return (etag ??= `"${hash('sha256', this.body, 'base64url').slice(0, 22)}"`);
    },
  };
}

type Variant = Readonly<ReturnType<typeof variant>>;

/** Reads every coding of a file into memory. */
export function inMemory(file: SiteFile): SiteFile {
  for (const { body } of Object.values(file.variants)) void body;
  return file;
}
