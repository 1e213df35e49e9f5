/** The code that the inspections of all formats use: the result, the warnings, and the unpacking of untrusted data. */
import { constants, inflateRawSync, inflateSync } from 'node:zlib';

/**
 * `locked`: the file needs a password. `unsound`: the format differs from the file's name. A list contains the warnings
 * about active or embedded content in a valid file.
 */
export type Inspection = 'locked' | 'unsound' | string[];

/** Returns the encoding that the byte order mark of a text gives; undefined without a mark. */
export function bomEncoding(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const bom = bytes.toString('hex', 0, 2);
  if (bom === 'fffe') return 'utf-16le';
  return bom === 'feff' ? 'utf-16be' : undefined;
}

export const warningsOf = (warnings: readonly (readonly [isTrue: boolean, warning: string])[]): string[] =>
  warnings.filter(([isTrue]) => isTrue).map(([, warning]) => warning);

/** The warning about an embedded object, for every format that can contain objects. */
export const embeddedObject = 'The document contains an embedded object.';

/** Enough packed bytes for the first bytes of an entry. */
export const packedBytesToPeek = 64;

/** Unpacks data; undefined if the result is longer than `maxBytes` or the data is broken. `raw` is for zip archives. */
export function inflateWhole(packed: Buffer, maxBytes: number, raw: boolean): Buffer | undefined {
  try {
    return (raw ? inflateRawSync : inflateSync)(packed, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
}

/** Unpacks the first bytes of an entry in a zip archive; empty if the entry is broken. */
export function inflateStart(packed: Buffer): Buffer {
  try {
    return inflateRawSync(packed.subarray(0, packedBytesToPeek), { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return Buffer.alloc(0);
  }
}
