/** A served file: its media type, and its bytes in each useful coding with their validators. */
import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Codings of a file, the preferred first. */
export const codings = ['br', 'gzip', 'identity'] as const;

export type Coding = (typeof codings)[number];

/** One body of a file, with the strong validator of exactly these bytes. */
export type Variant = { readonly body: Buffer; readonly etag: string };

/** A file in its codings; `identity` always exists. */
export type SiteFile = {
  type: string;
  cacheControl: string;
  /** Hashes of the style elements inside it, for its policy. */
  styleHashes: readonly string[];
  variants: Partial<Record<Coding, Variant>> & { identity: Variant };
};

/** Compression levels for the start of the server, and for a request that waits. */
const efforts = { atStart: { br: 9, gzip: 9 }, waiting: { br: 5, gzip: 6 } } as const;

export function compress(body: Buffer, coding: 'br' | 'gzip', effort: keyof typeof efforts): Buffer {
  const level = efforts[effort][coding];
  if (coding === 'gzip') return gzipSync(body, { level });
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
}

/** Adds the validator to a body. The hash is made on first use, because hashing the whole site delays the start. */
export function variant(body: Buffer): Variant {
  let etag: string | undefined;
  return {
    body,
    get etag() {
      return (etag ??= `"${hash('sha256', body, 'base64url').slice(0, 22)}"`);
    },
  };
}

/** Media types by file ending, for the files of a build. */
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
};

/** The media type of a file by its name. */
export function mediaType(name: string): string {
  return types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** Whether compression makes a body of this type smaller: pictures, films and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return /^text\/|json|xml|x-icon/.test(type);
}
