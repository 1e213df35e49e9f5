/** Takes in files: limits concurrent uploads, writes them to the disk, judges them, and loads them for the store. */
import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileFault, fileFault } from '@website/forms/form-faults';
import type { FileField } from '@website/forms/form';
import { limits } from '@website/forms/limits';
import { UndeliverableError } from '../delivery/errors.ts';
import type { MailAttachment } from '../delivery/mail.ts';
import { StopReading } from '../http/multipart-parser.ts';
import { addressBlock } from '../http/request-origin.ts';
import { privateModes } from '../lib/files.ts';
import { createSemaphore } from '../lib/semaphore.ts';
import type { OutboxStore } from '../store/store.ts';
import type { NewAttachment, Delivery } from '../store/submission.ts';
import { judgeResume, mediaTypes, nameOfType } from './judge-resume.ts';
import { QuarantineError, type ScanVerdict, type VirusScan } from './virus-scan.ts';

/** A file without a name in the file system. The system deletes the file when the server closes it. */
type SpoolFile = {
  size(): number;
  write(chunk: Buffer): Promise<void>;
  /** Reads all bytes into a new buffer, or into the start of `into`. */
  read(into?: Buffer): Promise<Buffer>;
  close(): Promise<void>;
};

type Spool = () => Promise<SpoolFile>;

export const spoolFolder = (dataDir: string): string => join(dataDir, 'uploads');

/**
 * Makes temporary files in a folder that no other server uses. Each file loses its name before its first byte is
 * written, so the system frees the bytes even if the process is killed. The next start deletes an empty file that kept
 * its name.
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

/** `full`: all slots are taken. `too-many-here`: the block of addresses has its maximum number of slots. */
export type NoSlot = 'full' | 'too-many-here';

type Release = () => void;

export type UploadFile = SpoolFile & {
  /** Returns why `write` skipped bytes: no slot, or an error. Returns undefined if all bytes were written. */
  lost(): NoSlot | { error: unknown } | undefined;
};

/**
 * Makes the file of one upload. The first write takes a slot and opens a file on disk; `close` releases both. Without a
 * slot, `write` stops the reading with {@link NoSlot}; after a disk error, it rejects. If `passesOver` is true, `write`
 * skips the bytes in both cases, so that the fields after the file are still read.
 */
function createUploadFile(spool: Spool, takeSlot: () => Release | NoSlot, passesOver: boolean): UploadFile {
  let file: SpoolFile | undefined;
  let releaseSlot: Release | undefined;
  let lost: ReturnType<UploadFile['lost']>;

  async function openFile(): Promise<SpoolFile> {
    const slot = takeSlot();
    if (typeof slot === 'string') throw new StopReading<NoSlot>(slot);
    releaseSlot = slot;
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
        releaseSlot?.();
      }
    },
  };
}

/** The share of all slots that only networks without a slot may take. So a few networks cannot take all slots. */
export const shareForNewcomers = 1 / 4;

/** `max` gives the maximum number of slots in total, and for one block of addresses. */
export function createUploadSlots(max: {
  total: number;
  perBlock: number;
}): (block: string) => Release | NoSlot {
  const taken = new Map<string, number>();
  let free = max.total;
  const keptForNewcomers = Math.floor(max.total * shareForNewcomers);
  return (block) => {
    const count = taken.get(block) ?? 0;
    if (count >= max.perBlock) return 'too-many-here';
    if (free <= (count === 0 ? 0 : keptForNewcomers)) return 'full';
    free -= 1;
    taken.set(block, count + 1);
    return () => {
      free += 1;
      const left = (taken.get(block) ?? 1) - 1;
      if (left === 0) taken.delete(block);
      else taken.set(block, left);
    };
  };
}

export type FileRefusal = 'infected';

/** The bytes of a file and whether a scanner has cleared them, or the reason to refuse the file. */
export type LoadedFile = Pick<NewAttachment, 'bytes' | 'cleared'> | { refusal: FileRefusal };

/** The facts of a valid file. `load` reads the bytes after all other checks have passed. */
export type PendingAttachment = Omit<NewAttachment, 'bytes' | 'cleared'> & {
  load: () => Promise<LoadedFile>;
};

/** The maximum number of whole files in memory. A scan takes long, so several files are scanned at once. */
export const concurrency = { judged: 1, stored: 1, scannedAndStored: 8 };

/**
 * After these milliseconds of waiting, the file goes into quarantine without a scan. Browsers wait about 30 s for an
 * answer, and a scan needs a part of this time.
 */
export const scanTimeout = 10_000;

type FileFacts = Omit<PendingAttachment, 'load'>;

/** Without a scanner every file counts as clean. */
type IntakeOptions = {
  spool: Spool;
  scan: VirusScan | undefined;
  slots: Parameters<typeof createUploadSlots>[0];
};

export function createFileIntake({ spool, scan, slots }: IntakeOptions) {
  const takeSlot = createUploadSlots(slots);
  const judging = createSemaphore(concurrency.judged);
  const storing = createSemaphore(scan ? concurrency.scannedAndStored : concurrency.stored);
  // All files are judged in the same buffer. New buffers would fill the memory before the system frees them.
  const memory = Buffer.allocUnsafeSlow(limits.resumeBytes);

  async function inspect(field: FileField, name: string, file: UploadFile): Promise<FileFacts | FileFault> {
    const fault = fileFault(field, name, file.size());
    if (fault) return fault;
    const bytes = await file.read(memory);
    const judged = judgeResume(bytes, name, field.types);
    if ('fault' in judged) return judged;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const { type, warnings } = judged;
    return {
      name: nameOfType(name, type),
      mediaType: mediaTypes[type],
      size: bytes.length,
      sha256,
      warnings,
    };
  }
  return {
    /** Makes the file of an upload from this address with {@link createUploadFile}. */
    open: (address: string, passesOver: boolean): UploadFile =>
      createUploadFile(spool, () => takeSlot(addressBlock(address)), passesOver),
    /** Returns the facts of a file, or its fault. `name` is the cleaned file name. */
    judge: (field: FileField, name: string, file: UploadFile) =>
      judging.run(() => inspect(field, name, file)),
    /**
     * Reads the bytes again, because keeping them during other scans would need more memory. `waitingSince` is the
     * value of `performance.now()` when the visitor began to wait.
     */
    async load(file: UploadFile, waitingSince: number): Promise<LoadedFile> {
      const bytes = await file.read();
      if (!scan) return { bytes, cleared: true };
      const isLate = performance.now() - waitingSince > scanTimeout;
      const { verdict } = isLate ? { verdict: 'unavailable' as const } : await scan(bytes);
      return verdict === 'infected' ? { refusal: verdict } : { bytes, cleared: verdict === 'clean' };
    },
    /** Runs work that loads and stores a file. Limits how many files are in memory. */
    limitConcurrency: <T>(work: () => Promise<T>): Promise<T> => storing.run(work),
  };
}
export type FileIntake = ReturnType<typeof createFileIntake>;

/**
 * Loads the file of a delivery for the mail. A file in quarantine is scanned first. Rejects if the scanner is
 * unavailable, and with an {@link UndeliverableError} if the file is infected.
 */
export function createResumeAttacher(
  store: Pick<OutboxStore, 'attachmentBytes' | 'clearAttachment'>,
  scan: VirusScan | undefined,
): (delivery: Delivery) => Promise<MailAttachment[]> {
  return async ({ id, attachment }) => {
    if (!attachment) return [];
    const bytes = await store.attachmentBytes(id);
    if (!bytes) throw new UndeliverableError('The file is gone.');
    if (!attachment.cleared) {
      const result: ScanVerdict = scan ? await scan(bytes) : { verdict: 'unavailable' };
      if (result.verdict === 'infected')
        throw new UndeliverableError(`The virus scanner found ${result.name} in the file.`);
      if (result.verdict === 'unavailable') throw new QuarantineError(result.reply);
      await store.clearAttachment(id);
    }
    return [{ name: attachment.name, mediaType: attachment.mediaType, bytes }];
  };
}
