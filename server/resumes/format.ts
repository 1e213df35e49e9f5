/** Shared by the readers of all formats: the result, warnings, and unpacking of untrusted data. */
import { constants, inflateRawSync, inflateSync } from 'node:zlib';

/**
 * Result of an inspection: the file needs a password, or has not the format of its name. For a sound file: warnings about
 * active or embedded content.
 */
export type Inspection = 'locked' | 'unsound' | string[];

/** The encoding that a byte order mark names; undefined without one. */
export function markedEncoding(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const byteOrderMark = bytes.toString('hex', 0, 2);
  if (byteOrderMark === 'fffe') return 'utf-16le';
  return byteOrderMark === 'feff' ? 'utf-16be' : undefined;
}

export const warningsOf = (warnings: readonly (readonly [isTrue: boolean, warning: string])[]): string[] =>
  warnings.filter(([isTrue]) => isTrue).map(([, warning]) => warning);

/** The warning about an embedded object, in every format that can have one. */
export const embeddedObject = 'The document contains an embedded object.';

/** Packed bytes that are unpacked to get the first bytes of a part. */
export const packedBytesToPeek = 64;

/** Unpacks a part, raw for zip archives; undefined if it is longer than `maxBytes` or broken. */
export function inflateWhole(packed: Buffer, maxBytes: number, raw: boolean): Buffer | undefined {
  try {
    return (raw ? inflateRawSync : inflateSync)(packed, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
}

/** Unpacks the first bytes of a part of a zip archive; empty if the part is broken. */
export function inflateStart(packed: Buffer): Buffer {
  try {
    return inflateRawSync(packed.subarray(0, packedBytesToPeek), { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return Buffer.alloc(0);
  }
}
