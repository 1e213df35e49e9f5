/** Gives a mail its resume, and keeps back what no scanner has looked into. */
import { type Attachment, UndeliverableError } from '../mail/mail.ts';
import type { Delivery, OutboxStore } from '../store/store.ts';
import type { VirusScan } from '../virus-scan/virus-scan.ts';

/**
 * Makes what fetches a delivery's attachments. A resume in quarantine is scanned first: it rejects while no
 * scanner can say that it is clean, and with an {@link UndeliverableError} when one finds something.
 */
export function createResumeAttacher(
  store: Pick<OutboxStore, 'resumeBytes' | 'clearResume'>,
  scan: VirusScan | undefined,
): (delivery: Delivery) => Promise<Attachment[]> {
  return async ({ id, resume }) => {
    if (!resume) return [];
    const bytes = await store.resumeBytes(id);
    if (!bytes) throw new UndeliverableError('The resume is gone.');
    if (!resume.cleared) {
      const result = scan ? await scan(bytes) : { verdict: 'unavailable' as const };
      if (result.verdict === 'infected')
        throw new UndeliverableError(`The virus scanner found ${result.name} in the resume.`);
      if (result.verdict === 'unavailable')
        throw new Error('The resume is in quarantine: the virus scanner (CLAMAV) cannot be reached.');
      await store.clearResume(id);
    }
    return [{ name: resume.name, type: resume.type, bytes }];
  };
}
