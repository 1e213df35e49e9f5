/** The intake of files: limits concurrent uploads, judges files, and loads their bytes for the store. */
import type { NewAttachment } from '../store/submission.ts';
import type { Delivery } from '../store/delivery.ts';
import { addressBlock } from '../http/request-origin.ts';
import { createHash } from 'node:crypto';
import { type FaultOf, fileFault } from '../../contracts/forms/form-faults.ts';
import type { FileField } from '../../contracts/forms/form.ts';
import { limits } from '../../contracts/limits.ts';
import { UndeliverableError } from '../delivery/errors.ts';
import type { MailAttachment } from '../delivery/mail.ts';
import { type Release, createSemaphore } from '../lib/semaphore.ts';
import type { OutboxStore } from '../store/store.ts';
import { judgeResume, mediaTypes } from './judge-resume.ts';
import { type NoSlot, type Spool, type UploadFile, createUploadFile } from './spool.ts';
import type { VirusScan } from './virus-scan.ts';

/** The bytes of a file and whether a scanner has cleared them, or the reason to refuse the file. */
export type LoadedFile<Refusal> = Pick<NewAttachment, 'bytes' | 'cleared'> | { refusal: Refusal };

/** The facts of a valid file. `load` reads its bytes, and is called after all other checks have passed. */
export type PendingAttachment<Refusal> = Omit<NewAttachment, 'bytes' | 'cleared'> & {
  load: () => Promise<LoadedFile<Refusal>>;
};

/** Maximum concurrent uploads, in total and from one block of addresses. */
export type SlotLimits = { total: number; perBlock: number };

/** Share of the slots that only blocks without a slot may take, so that a few networks cannot take all slots. */
export const shareForNewcomers = 1 / 4;

/** Makes the slots for uploads. A block with a slot may not take a slot that is reserved for newcomers. */
export function createUploadSlots({ total, perBlock }: SlotLimits): (block: string) => Release | NoSlot {
  const slots = createSemaphore(total);
  const taken = new Map<string, number>();
  const keptForNewcomers = Math.floor(total * shareForNewcomers);

  function forget(block: string): void {
    const left = (taken.get(block) ?? 1) - 1;
    if (left === 0) taken.delete(block);
    else taken.set(block, left);
  }
  return (block) => {
    const count = taken.get(block) ?? 0;
    if (count >= perBlock) return 'too-many-here';
    const release = slots.free() > (count === 0 ? 0 : keptForNewcomers) ? slots.tryAcquire() : undefined;
    if (!release) return 'full';
    taken.set(block, count + 1);
    let isHeld = true;
    return () => {
      if (isHeld) forget(block);
      isHeld = false;
      release();
    };
  };
}

/** Maximum whole files in memory. Scans take long, so several files are scanned at once. */
export const concurrency = { judged: 1, stored: 1, scannedAndStored: 8 };

/**
 * Milliseconds of waiting after which a file is stored in quarantine without a scan: browsers wait about 30 s for an
 * answer, and a scan takes time, too.
 */
export const scanTimeout = 10_000;

export type FileRefusal = 'infected';

type FileFacts = Omit<PendingAttachment<FileRefusal>, 'load'>;

export type FileIntake = {
  /** Makes the file of an upload from this address; see {@link createUploadFile}. */
  open(address: string, passesOver: boolean): UploadFile;
  /** The facts of a file under its cleaned name, or its fault. */
  judge(field: FileField, name: string, file: UploadFile): Promise<FileFacts | FaultOf<'file'>>;
  /**
   * Reads the bytes again, because keeping them while other files are scanned needs more memory. `waitingSince` is the
   * time of `performance.now()` when the visitor began to wait.
   */
  load(file: UploadFile, waitingSince: number): Promise<LoadedFile<FileRefusal>>;
  /** Runs work that loads and stores a file, within the limit of files in memory. */
  limitConcurrency<T>(work: () => Promise<T>): Promise<T>;
};

/** Dependencies of the intake. */
export type IntakeOptions = {
  spool: Spool;
  /** Without a scanner every file counts as clean. */
  scan: VirusScan | undefined;
  slots: SlotLimits;
};

async function inspect(
  field: FileField,
  name: string,
  file: UploadFile,
  memory: Buffer,
): Promise<FileFacts | FaultOf<'file'>> {
  const fault = fileFault(field, name, file.size());
  if (fault !== undefined) return fault;
  const bytes = await file.read(memory);
  const judged = judgeResume(bytes, name);
  if (!judged.ok) return judged.fault;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { type, warnings } = judged;
  return { name, mediaType: mediaTypes[type], size: bytes.length, sha256, warnings };
}

export function createFileIntake({ spool, scan, slots }: IntakeOptions): FileIntake {
  const takeSlot = createUploadSlots(slots);
  const judging = createSemaphore(concurrency.judged);
  const storing = createSemaphore(scan ? concurrency.scannedAndStored : concurrency.stored);
  // All files are judged in sequence in one buffer: new buffers would fill the memory before they are collected.
  const memory = Buffer.allocUnsafeSlow(limits.resumeBytes);
  return {
    open: (address, passesOver) => createUploadFile(spool, () => takeSlot(addressBlock(address)), passesOver),
    judge: (field, name, file) => judging.run(() => inspect(field, name, file, memory)),
    async load(file, waitingSince) {
      const bytes = await file.read();
      if (!scan) return { bytes, cleared: true };
      const isLate = performance.now() - waitingSince > scanTimeout;
      const { verdict } = isLate ? { verdict: 'unavailable' as const } : await scan(bytes);
      return verdict === 'infected' ? { refusal: verdict } : { bytes, cleared: verdict === 'clean' };
    },
    limitConcurrency: (work) => storing.run(work),
  };
}

/**
 * Makes a function that loads the file of a delivery for its mail. A file in quarantine is scanned first: the function
 * rejects if the scanner is unavailable, and with an {@link UndeliverableError} if the file is infected.
 */
export function createResumeAttacher(
  store: Pick<OutboxStore, 'attachmentBytes' | 'clearAttachment'>,
  scan: VirusScan | undefined,
): (delivery: Delivery) => Promise<MailAttachment[]> {
  return async ({ id, attachment }) => {
    if (!attachment) return [];
    const bytes = await store.attachmentBytes(id);
    if (!bytes) throw new UndeliverableError('The resume is gone.');
    if (!attachment.cleared) {
      const result = scan ? await scan(bytes) : { verdict: 'unavailable' as const };
      if (result.verdict === 'infected')
        throw new UndeliverableError(`The virus scanner found ${result.name} in the resume.`);
      if (result.verdict === 'unavailable')
        throw new Error('The resume is in quarantine: the virus scanner (CLAMAV) cannot be reached.');
      await store.clearAttachment(id);
    }
    return [{ name: attachment.name, mediaType: attachment.mediaType, bytes }];
  };
}
