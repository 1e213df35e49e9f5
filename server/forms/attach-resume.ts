/** Gives a mail its resume, and keeps back what no scanner has looked into. */
import { UndeliverableError } from '../delivery/errors.ts';
import type { MailAttachment } from '../delivery/mail.ts';
import type { Delivery, OutboxStore } from '../store/store.ts';
import type { VirusScan } from '../resumes/virus-scan.ts';

/**
 * Makes what fetches a delivery's attachments. A resume in quarantine is scanned first: it rejects while no
 * scanner can say that it is clean, and with an {@link UndeliverableError} when one finds something.
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
