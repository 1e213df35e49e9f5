/** Keeps an upload on disk while it arrives, so that many slow ones cost no memory. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { privateModes } from '../lib/files.ts';

/** A file without a name, gone as soon as it is closed. */
export type SpoolFile = {
  /** Bytes written so far. */
  size(): number;
  write(chunk: Buffer): Promise<void>;
  /** Everything that was written, in memory of its own, or at the start of what is given for it. */
  read(into?: Buffer): Promise<Buffer>;
  close(): Promise<void>;
};

/** Folder for uploads that are still arriving, within a data folder. */
export function spoolFolder(dataDir: string): string {
  return join(dataDir, 'uploads');
}

/** Makes such files. */
export type Spool = () => Promise<SpoolFile>;

/**
 * Spools into a folder, made when it is first needed. A file loses its name before its first byte is
 * written: whatever ends the process, even by force, the system then takes the bytes back by itself. The
 * folder belongs to the one server of a data folder; an empty file killed just before it lost its name goes.
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
