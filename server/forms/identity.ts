/** How two submissions are told apart: by the key of their form, and by what they say. */
import { createHmac, hash as digest } from 'node:crypto';
import { addressBlock } from '../http/request-origin.ts';
import type { Attachment, NewSubmission, SubmissionContent, SubmissionKind } from '../store/store.ts';

/** What an arrival is recognized by. */
type Traits = Pick<SubmissionContent, 'fields'> & {
  kind: SubmissionKind;
  attachment?: Pick<Attachment, 'name' | 'sha256'>;
  key: string | undefined;
  address: string;
};

/** The same key and hash again is the same submission. */
export type Identity = Pick<NewSubmission, 'key' | 'bodyHash'>;

function hash(parts: readonly unknown[]): string {
  return digest('sha256', JSON.stringify(parts), 'base64url');
}

/**
 * Without a key, the same words from the same address are the same. They are recognized by a fingerprint, so that no
 * address is stored. A plain hash of an address is undone by trying all addresses; this one only by whoever has `secret`.
 */
export function identify({ kind, fields, attachment, key, address }: Traits, secret: string): Identity {
  const words = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const file = attachment ? [attachment.name, attachment.sha256] : [];
  const bodyHash = hash([kind, words, ...file]);
  if (key !== undefined) return { key, bodyHash };
  const fingerprint = createHmac('sha256', secret).update(`${addressBlock(address)} ${bodyHash}`);
  return { key: `none:${fingerprint.digest('base64url')}`, bodyHash };
}
