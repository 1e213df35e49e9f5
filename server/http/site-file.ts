/** A served file: its bytes in each useful coding, each with its validator. */
import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Coding } from './content-coding.ts';

/** One body of a file, with the strong validator of exactly these bytes. */
export type Variant = { readonly body: Buffer; readonly etag: string };

/** A file in every coding it is kept in; `identity` is always there. */
export type SiteFile = {
  type: string;
  cacheControl: string;
  /** Hashes of the style elements inside it, for its policy. */
  styleHashes: readonly string[];
  variants: Partial<Record<Coding, Variant>> & { identity: Variant };
};

/** Compression levels: at start, where it happens once, and while a visitor waits. */
const efforts = { atStart: { br: 9, gzip: 9 }, waiting: { br: 5, gzip: 6 } } as const;

/** Compresses a body. */
export function compress(body: Buffer, coding: 'br' | 'gzip', effort: keyof typeof efforts): Buffer {
  const level = efforts[effort][coding];
  if (coding === 'gzip') return gzipSync(body, { level });
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
}

/** Adds the validator to bytes, made on first use: hashing the whole site would delay the start. */
export function variant(body: Buffer): Variant {
  let etag: string | undefined;
  return {
    body,
    get etag() {
      return (etag ??= `"${hash('sha256', body, 'base64url').slice(0, 22)}"`);
    },
  };
}
