/** One submission in words, for the terminal. */
import { formOf } from '../../contracts/forms.ts';
import { counted } from '../../contracts/messages.ts';
import type { InboxEntry, SideStatus } from '../store/store.ts';
import { printable, printableLines } from './safe-text.ts';
import { stamp } from './times.ts';

/** Name of the sender. */
export const nameOf = ({ kind, fields }: InboxEntry): string => fields[formOf(kind).mail.sender] ?? '';

/** Marks that the operator has to see first. */
const marksOf = ({ verified, attachment, spamAt }: InboxEntry): string[] => [
  ...(spamAt === undefined ? [] : ['[spam]']),
  ...(verified ? [] : ['[unverified]']),
  ...(attachment && attachment.warnings.length > 0 ? ['[warning]'] : []),
];

/** The subject: a field of the form, or the form's fixed words and the name of the file. */
export function subjectOf(entry: InboxEntry): string {
  const { kind, fields, attachment } = entry;
  const { subject } = formOf(kind).mail;
  const text =
    'field' in subject
      ? (fields[subject.field] ?? '')
      : [subject.words, attachment?.name].filter(Boolean).join(': ');
  return [...marksOf(entry), text].join(' ');
}

/** Everything about an entry; what to beware of comes first. */
export function describe(entry: InboxEntry): string {
  const { id, kind, receivedAt, email, verified, state, attempts, lastError, deliveredAt, mailbox, spamAt } =
    entry;
  const delivery = `to ${mailbox}, ${state}, ${counted(attempts, 'attempt')} ${stamp(deliveredAt)}`.trimEnd();
  return [
    ...warningLines(entry),
    id,
    `received: ${stamp(receivedAt)}`,
    `kind: ${kind}${verified ? '' : ' [unverified]'}${spamAt === undefined ? '' : ` [spam since ${stamp(spamAt)}]`}`,
    `from: ${printable(email)}`,
    `delivery: ${delivery}`,
    ...(lastError === undefined ? [] : [`last error: ${printable(lastError)}`]),
    ...entry.besides.map(describeSide),
    ...describeConsent(entry),
    ...describeAttachment(entry),
    ...Object.entries(entry.fields).map(([name, value]) => `${printable(name)}:\n${printableLines(value)}`),
  ].join('\n');
}

function warningLines({ attachment }: InboxEntry): string[] {
  return (attachment?.warnings ?? []).map((warning) => `WARNING: ${printable(warning)}`);
}

function describeSide({ channel, state, attempts, lastError, deliveredAt }: SideStatus): string {
  const trouble = lastError === undefined ? '' : `, last error: ${printable(lastError)}`;
  return `${channel}: ${state}, ${counted(attempts, 'attempt')} ${stamp(deliveredAt)}`.trimEnd() + trouble;
}

function describeConsent({ consent }: InboxEntry): string[] {
  if (!consent) return [];
  const { terms, privacy, at } = consent;
  return [`accepted: terms of use of ${terms}, privacy policy of ${privacy}, ${stamp(at)}`];
}

function describeAttachment({ id, attachment }: InboxEntry): string[] {
  if (!attachment) return [];
  const { name, mediaType, size, sha256, cleared } = attachment;
  const scan = cleared ? '' : ', in quarantine until a virus scanner has looked into it';
  return [
    `resume: ${printable(name)}, ${mediaType}, ${size} bytes${scan} (npm run inbox -- resume ${id})`,
    `sha-256: ${sha256}`,
  ];
}
