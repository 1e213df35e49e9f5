/** The facts that the inbox shows first about a submission: name, subject and tags. */
import type { InboxEntry } from '../store/submission.ts';
import { formOf } from '../../contracts/forms.ts';

export const nameOf = ({ kind, fields }: Pick<InboxEntry, 'kind' | 'fields'>): string =>
  fields[formOf(kind).mail.sender] ?? '';

/** Returns the subject: a field, or the form's fixed text with the file name. */
function plainSubjectOf({ kind, fields, attachment }: InboxEntry): string {
  const { subject } = formOf(kind).mail;
  return 'field' in subject
    ? (fields[subject.field] ?? '')
    : [subject.text, attachment?.name].filter(Boolean).join(': ');
}

export const tagsOf = ({ attachment, verified, spamAt, kept }: InboxEntry): string[] => [
  ...(spamAt === undefined ? [] : ['spam']),
  ...(verified ? [] : ['unverified']),
  ...(kept ? ['kept'] : []),
  ...(attachment && attachment.warnings.length > 0 ? ['warning'] : []),
];

/** Returns the tags in brackets, and the subject. */
export const subjectOf = (entry: InboxEntry): string =>
  [...tagsOf(entry).map((tag) => `[${tag}]`), plainSubjectOf(entry)].join(' ');
