/** The file of one upload: it costs a place and a file on the disk from its first byte on, not before. */
import { StopReading } from '../http/multipart-parser.ts';
import type { NoPlace } from './places.ts';
import type { Spool, SpoolFile } from './spool.ts';

/** An upload's file. */
export type UploadFile = SpoolFile & {
  /** Why bytes were passed over: there was no place for them, or an error; undefined where all are there. */
  lost(): NoPlace | { error: unknown } | undefined;
};

/**
 * Makes the file of one upload. `takePlace` is asked once, and what it gives is given back at `close`. Where there is
 * no place, or the disk takes no more, writing stops the reading with {@link NoPlace} or rejects; with `passesOver`
 * it goes on without the bytes, so that what follows the file is read.
 */
export function createUploadFile(
  spool: Spool,
  takePlace: () => (() => void) | NoPlace,
  passesOver: boolean,
): UploadFile {
  let file: SpoolFile | undefined;
  let giveBack: (() => void) | undefined;
  let lost: ReturnType<UploadFile['lost']>;

  async function open(): Promise<SpoolFile> {
    const place = takePlace();
    if (typeof place === 'string') throw new StopReading<NoPlace>(place);
    giveBack = place;
    return spool();
  }
  return {
    lost: () => lost,
    size: () => file?.size() ?? 0,
    async write(chunk) {
      if (lost !== undefined) return;
      try {
        file ??= await open();
        await file.write(chunk);
      } catch (error) {
        if (!passesOver) throw error;
        lost = error instanceof StopReading ? (error as StopReading<NoPlace>).reason : { error };
      }
    },
    read: async (into) => (file ? file.read(into) : Buffer.alloc(0)),
    async close() {
      try {
        await file?.close();
      } finally {
        giveBack?.();
      }
    },
  };
}
