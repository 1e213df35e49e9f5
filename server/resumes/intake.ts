/** Takes the files of forms in: how many may arrive at once, what is wrong with a file, and its bytes for the store. */
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

/** A file that is fit to be kept. `load` brings the rest, and is called only once everything else is in order. */
export type PendingAttachment<Refusal> = Omit<NewAttachment, 'bytes' | 'cleared'> & {
  load: () => Promise<LoadedFile<Refusal>>;
};

/** How many files may arrive at once, in all and from one block of addresses. */
export type SlotLimits = { total: number; perBlock: number };

/** The share of all slots that is kept for networks that have none, so that a few networks cannot shut out the others. */
export const shareForNewcomers = 1 / 4;

/** Makes the slots for uploads. A block that has a slot already may not take one of those kept for newcomers. */
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

/** Whole files in memory at once. A scanner takes its time, so that others are scanned beside. */
export const concurrency = { judged: 1, stored: 1, scannedAndStored: 8 };

/**
 * Milliseconds after which a file that still waits is stored without a scan, in quarantine: browsers give up on an
 * answer after half a minute, and the scan itself takes time, too.
 */
export const scanTimeout = 10_000;

/** Reason for which a loaded file is refused. */
export type FileRefusal = 'infected';

/** The facts of a file that is fit to be stored. */
type FileFacts = Omit<PendingAttachment<FileRefusal>, 'load'>;

/** Takes the files of uploads in. */
export type FileIntake = {
  /** Makes the file of an upload from this address; see {@link createUploadFile}. */
  open(address: string, passesOver: boolean): UploadFile;
  /** The facts of a file under its cleaned name, or what is wrong with it. */
  judge(field: FileField, name: string, file: UploadFile): Promise<FileFacts | FaultOf<'file'>>;
  /**
   * The bytes once more: to read them twice costs less than to keep them while others are scanned. `waitingSince` is
   * the time of `performance.now()` since when the visitor has waited for the answer.
   */
  load(file: UploadFile, waitingSince: number): Promise<LoadedFile<FileRefusal>>;
  /** Runs work that loads and stores a file when there is memory for it. */
  limitConcurrency<T>(work: () => Promise<T>): Promise<T>;
};

/** Dependencies of the intake. */
export type IntakeOptions = {
  spool: Spool;
  /** Undefined where no scanner is configured: then every file counts as clean. */
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

/** Makes the intake, which all forms with a file share. */
export function createFileIntake({ spool, scan, slots }: IntakeOptions): FileIntake {
  const takeSlot = createUploadSlots(slots);
  const judging = createSemaphore(concurrency.judged);
  const storing = createSemaphore(scan ? concurrency.scannedAndStored : concurrency.stored);
  // All files are judged in one buffer, one after the other: new buffers would fill memory before they are collected.
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
 * Makes what fetches the file of a delivery for its mail. A file in quarantine is scanned first: the promise rejects
 * while no scanner can say that the file is clean, and with an {@link UndeliverableError} when a scanner finds something.
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
