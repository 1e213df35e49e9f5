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

/** A body in one coding. It is read at its first use, because reading the whole site would delay the start. */
export class Variant {
  #read: () => Buffer;
  #body: Buffer | undefined;
  #etag: string | undefined;

  constructor(read: () => Buffer) {
    this.#read = read;
  }

  get body(): Buffer {
    return (this.#body ??= this.#read());
  }

  /** The validator of the body. It is made at its first use, because it needs a hash. */
  get etag(): string {
    return (this.#etag ??= `"${hash('sha256', this.body, 'base64url').slice(0, 22)}"`);
  }
}

export function inMemory(file: SiteFile): SiteFile {
  for (const { body } of Object.values(file.variants)) void body;
  return file;
}
