/** Writes an uploaded file to the disk while it arrives, so that many slow uploads need no memory. */
import { privateModes } from '../lib/files.ts';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { StopReading } from '../http/multipart-parser.ts';
import type { Release } from '../lib/semaphore.ts';

/** A file without a name in the file system. The system deletes the file when it is closed. */
export type SpoolFile = {
  /** Bytes written so far. */
  size(): number;
  write(chunk: Buffer): Promise<void>;
  /** Reads all bytes into a new buffer, or into the start of `into`. */
  read(into?: Buffer): Promise<Buffer>;
  close(): Promise<void>;
};

export type Spool = () => Promise<SpoolFile>;

export function spoolFolder(dataDir: string): string {
  return join(dataDir, 'uploads');
}

/**
 * Spools into a folder, which is made for the first file. The name of a file is removed before its first byte is written,
 * so the system frees the bytes even if the process is killed. A process that is killed between the two steps leaves an
 * empty file. The next start deletes it: the folder belongs to the only server of the data folder.
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
          // oxlint-disable-next-line no-await-in-loop -- a short write continues where it stopped
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

/** Why an upload gets no slot: all slots are taken, or its block of addresses has the maximum. */
export type NoSlot = 'full' | 'too-many-here';

/** The file of one upload. */
export type UploadFile = SpoolFile & {
  /** Why bytes were skipped: no slot, or an error. Undefined if all bytes were written. */
  lost(): NoSlot | { error: unknown } | undefined;
};

/**
 * Makes the file of one upload. The first write takes a slot and opens a file on disk, and `close` releases both. Without a
 * free slot `write` stops the reading with {@link NoSlot}, and an error of the disk makes it reject. With `passesOver` the
 * bytes are skipped instead, so that the fields after the file are read.
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
