/** Loads resumes into memory one at a time, to judge and then to store them: they are the server's largest cost. */
import { createHash } from 'node:crypto';
import type { FaultOf } from '../../contracts/forms/form-faults.ts';
import { limits } from '../../contracts/limits.ts';
import type { LoadedFile, PendingAttachment } from '../forms/receive.ts';
import { judgeResume, mediaTypes } from './judge-resume.ts';
import type { VirusScan } from './virus-scan.ts';
import { type Queue, createQueue } from './queue.ts';
import type { UploadFile } from './upload-file.ts';

/** Whole resumes in memory at once. Where a scanner takes its time, others go on beside it. */
export const concurrency = { judged: 1, stored: 1, scannedAndStored: 8 };

/**
 * Milliseconds after which a resume that is still waiting for its turn is stored without a look into it, in
 * quarantine: browsers give up on an answer after half a minute, and the scan itself takes time too.
 */
export const scanTimeout = 10_000;

/** Reason for which a loaded resume is refused. */
export type ResumeRefusal = 'infected';

/** The facts of a resume that is fit to be stored. */
type ResumeFacts = Omit<PendingAttachment<ResumeRefusal>, 'load'>;

/** Judges and loads the files of uploads. */
export type ResumeDesk = {
  /** The facts, or what is wrong with it. */
  judge(name: string | undefined, file: UploadFile): Promise<ResumeFacts | FaultOf<'file'>>;
  /** The bytes once more, which costs less than to keep them while others are scanned. */
  load(file: UploadFile, waitingSince: number): Promise<LoadedFile<ResumeRefusal>>;
  /** Runs what loads and stores a file when there is memory for it. */
  inTurn: Queue;
};

async function inspect(
  name: string | undefined,
  file: UploadFile,
  memory: Buffer,
): Promise<ResumeFacts | FaultOf<'file'>> {
  if (name === undefined) return 'missing';
  const bytes = await file.read(memory);
  const judged = judgeResume(bytes, name);
  if (!judged.ok) return judged.fault;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { type, warnings } = judged;
  return { name, mediaType: mediaTypes[type], size: bytes.length, sha256, warnings };
}

/** Makes the desk. Without a scanner every resume counts as clean. */
export function createResumeDesk(scan: VirusScan | undefined): ResumeDesk {
  const toJudge = createQueue(concurrency.judged);
  // One buffer for all resumes, one after the other: a new one for each would fill memory before it is collected.
  const memory = Buffer.allocUnsafeSlow(limits.resumeBytes);
  return {
    judge: (name, file) => toJudge(() => inspect(name, file, memory)),
    async load(file, waitingSince) {
      const bytes = await file.read();
      if (!scan) return { bytes, cleared: true };
      const isLate = performance.now() - waitingSince > scanTimeout;
      const { verdict } = isLate ? { verdict: 'unavailable' as const } : await scan(bytes);
      return verdict === 'infected' ? { refusal: verdict } : { bytes, cleared: verdict === 'clean' };
    },
    inTurn: createQueue(scan ? concurrency.scannedAndStored : concurrency.stored),
  };
}
