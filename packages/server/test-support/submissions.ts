import type { NewAttachment, NewSubmission } from '../store/submission.ts';
/** Submissions to put into a store. */

/** A submission nothing is wrong with. */
export const submission: NewSubmission = {
  kind: 'message',
  mailbox: 'info',
  receivedAt: 1000,
  verified: true,
  email: 'ada@example.org',
  fields: { subject: 'Hello', message: 'One\nTwo' },
  key: 'key-1',
  bodyHash: 'hash-1',
  proof: undefined,
};

/** A file that goes with an application, new each time: a store takes its memory over. */
export const attachment = (): NewAttachment => ({
  name: 'Ada CV.pdf',
  mediaType: 'application/pdf',
  size: 4,
  sha256: '3d9b7f6d'.repeat(8),
  warnings: [],
  cleared: true,
  bytes: Buffer.from('%PDF'),
});

/** The same with a key and words of its own. */
export function numbered(n: number, changes: Partial<NewSubmission> = {}): NewSubmission {
  return { ...submission, key: `key-${n}`, fields: { message: String(n) }, ...changes };
}
