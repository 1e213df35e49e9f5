/** The file of one upload: it costs a place and a file on the disk from its first byte on, not before. */
import { StopReading } from '../../http/multipart/multipart-parser.ts';
import type { NoPlace } from './places.ts';
import type { Spool, SpoolFile } from './spool.ts';

/** An upload's file. Writing stops the reading with {@link NoPlace} where there is no place for it. */
export type UploadFile = SpoolFile;

/** Makes the file of one upload. `takePlace` is asked once, and what it gives is given back at `close`. */
export function createUploadFile(spool: Spool, takePlace: () => (() => void) | NoPlace): UploadFile {
  let file: SpoolFile | undefined;
  let giveBack: (() => void) | undefined;

  async function open(): Promise<SpoolFile> {
    const place = takePlace();
    if (typeof place === 'string') throw new StopReading<NoPlace>(place);
    giveBack = place;
    return spool();
  }
  return {
    size: () => file?.size() ?? 0,
    async write(chunk) {
      file ??= await open();
      await file.write(chunk);
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
