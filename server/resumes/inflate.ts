/** Unpacks small parts of hostile files with the runtime's zlib, never more than is asked for. */
import { constants, inflateRawSync, inflateSync } from 'node:zlib';

/** Packed bytes that are unpacked to see how a part begins. */
export const packedBytesToPeek = 64;

/** A whole part, raw as in a zip archive or not, as in a PDF; undefined where it is longer than `most` or broken. */
export function inflateWhole(packed: Buffer, most: number, raw: boolean): Buffer | undefined {
  try {
    return (raw ? inflateRawSync : inflateSync)(packed, { maxOutputLength: most });
  } catch {
    return undefined;
  }
}

/** The first bytes of a part of a zip archive; none where it is broken. */
export function inflateStart(packed: Buffer): Buffer {
  try {
    return inflateRawSync(packed.subarray(0, packedBytesToPeek), { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return Buffer.alloc(0);
  }
}
