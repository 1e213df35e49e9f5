/** What the readers of all formats share: the verdict, warnings, and unpacking parts of hostile files. */
import { constants, inflateRawSync, inflateSync } from 'node:zlib';

/** Result of checking a file: it is what its name says, it needs a password, or it is something else. */
export type FormatVerdict = 'sound' | 'locked' | 'unsound';

/** The warnings whose condition is true. */
export const warningsOf = (warnings: readonly (readonly [isTrue: boolean, warning: string])[]): string[] =>
  warnings.filter(([isTrue]) => isTrue).map(([, warning]) => warning);

/** The warning about an embedded object, in every format that can have one. */
export const embeddedObject = 'The document contains an embedded object.';

/** Packed bytes that are unpacked to see how a part begins. */
export const packedBytesToPeek = 64;

/** A whole part, raw as in a zip archive or not, as in a PDF; undefined where it is longer than `maxBytes` or broken. */
export function inflateWhole(packed: Buffer, maxBytes: number, raw: boolean): Buffer | undefined {
  try {
    return (raw ? inflateRawSync : inflateSync)(packed, { maxOutputLength: maxBytes });
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
