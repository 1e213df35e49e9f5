/** Keeps an uploaded file on disk while it arrives, so that many slow uploads cost no memory. */
import { privateModes } from '../lib/files.ts';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { StopReading } from '../http/multipart-parser.ts';
import type { Release } from '../lib/semaphore.ts';

/** A file without a name in the file system. The system deletes it as soon as it is closed. */
export type SpoolFile = {
  /** Bytes written so far. */
  size(): number;
  write(chunk: Buffer): Promise<void>;
  /** Everything that was written, in memory of its own, or at the start of the memory that is passed in. */
  read(into?: Buffer): Promise<Buffer>;
  close(): Promise<void>;
};

/** Opens a new file. */
export type Spool = () => Promise<SpoolFile>;

/** The folder for files that are still arriving, within a data folder. */
export function spoolFolder(dataDir: string): string {
  return join(dataDir, 'uploads');
}

/**
 * Spools into a folder, which is made when the first file comes. A file loses its name before its first byte is written:
 * the system takes the bytes back by itself even when the process is killed. The folder belongs to the one server of a
 * data folder. A process that was killed between the two steps leaves an empty file, which goes at the next start.
 */
export function createSpool(folder: string): Spool {
  rmSync(folder, { recursive: true, force: true });
  return async () => {
    await mkdir(folder, { recursive: true, mode: privateModes.folder });
    const path = join(folder, randomUUID());
    const file = await open(path, 'wx+', privateModes.file);
    await unlink(path);
    let size = 0;
    return {
      size: () => size,
      async write(chunk) {
        let done = 0;
        while (done < chunk.length) {
          // oxlint-disable-next-line no-await-in-loop -- a short write goes on where it stopped
          const { bytesWritten } = await file.write(chunk, done, chunk.length - done, size);
          done += bytesWritten;
          size += bytesWritten;
        }
      },
      async read(into = Buffer.allocUnsafeSlow(size)) {
        const bytes = into.subarray(0, size);
        const { bytesRead } = await file.read(bytes, 0, size, 0);
        if (bytesRead !== size) throw new Error('A spooled upload could not be read back.');
        return bytes;
      },
      close: () => file.close(),
    };
  };
}

/** Why an upload gets no slot: all are taken, or its network has as many as one network may have. */
export type NoSlot = 'full' | 'too-many-here';

/** The file of one upload. */
export type UploadFile = SpoolFile & {
  /** Why bytes were passed over: there was no slot for them, or an error. Undefined when all bytes are there. */
  lost(): NoSlot | { error: unknown } | undefined;
};

/**
 * Makes the file of one upload. It takes a slot and a file on disk when its first byte comes, and gives both back at
 * `close`. Where there is no slot, or the disk takes no more, writing stops the reading with {@link NoSlot} or rejects.
 * With `passesOver` the reading goes on without these bytes, so that the fields behind the file are read.
 */
export function createUploadFile(
  spool: Spool,
  takeSlot: () => Release | NoSlot,
  passesOver: boolean,
): UploadFile {
  let file: SpoolFile | undefined;
  let release: Release | undefined;
  let lost: ReturnType<UploadFile['lost']>;

  async function openFile(): Promise<SpoolFile> {
    const slot = takeSlot();
    if (typeof slot === 'string') throw new StopReading<NoSlot>(slot);
    release = slot;
    return spool();
  }
  return {
    lost: () => lost,
    size: () => file?.size() ?? 0,
    async write(chunk) {
      if (lost !== undefined) return;
      try {
        file ??= await openFile();
        await file.write(chunk);
      } catch (error) {
        if (!passesOver) throw error;
        lost = error instanceof StopReading ? (error as StopReading<NoSlot>).reason : { error };
      }
    },
    read: async (into) => (file ? file.read(into) : Buffer.alloc(0)),
    async close() {
      try {
        await file?.close();
      } finally {
        release?.();
      }
    },
  };
}
