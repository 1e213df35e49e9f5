/** Writes the mails about a submission: the mail to the company, and the acknowledgement to the visitor. */
import type { Mailbox, SubmissionKind } from '../store/submission.ts';
import type { Delivery } from '../store/delivery.ts';
import type { Addressees, MailRoute } from '../../contracts/built-site.ts';
import { UndeliverableError } from './errors.ts';
import { type Mail, domainOf } from './mail.ts';

/** Writes the part of a mail to the company that comes from the fields of the form. */
export type Composer = (delivery: Delivery) => Pick<Mail, 'replyTo' | 'subject' | 'text'>;

type MailRule = MailRoute['rules'][number];

/** Whether a text contains a whole word, in any case: `start` does not contain `art`. */
const hasWord = (text: string, word: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${RegExp.escape(word)}(?![\p{L}\p{N}])`, 'iu').test(text);

function fits(
  { field, words = [], begins = [] }: MailRule,
  fields: Readonly<Record<string, string>>,
): boolean {
  const value = fields[field] ?? '';
  return words.some((word) => hasWord(value, word)) || begins.some((start) => value.startsWith(start));
}

/** The addressees of the first rule that fits the fields, or those of the mailbox. */
export function addresseesOf(route: MailRoute, fields: Readonly<Record<string, string>>): Addressees {
  const rule = route.rules.find((candidate) => fits(candidate, fields));
  return rule ? { to: rule.to, cc: rule.cc ?? [] } : route;
}

/** Addresses of the company, from the configuration. */
export type CompanyAddresses = Readonly<Record<Mailbox, MailRoute> & { from: string }>;

/** Tags that a mailbox can sort by. */
const subjectTags = (isVerified: boolean, warnings: readonly string[]): string =>
  `${warnings.length > 0 ? '[warning] ' : ''}${isVerified ? '' : '[unverified] '}`;

/** The warnings about a file stand above everything that the visitor wrote. */
const warningLines = (warnings: readonly string[]): string =>
  warnings.length === 0 ? '' : `${warnings.map((warning) => `WARNING: ${warning}`).join('\n')}\n\n`;

/** Makes the writer of mails to the company, without attachments. */
export function createMailWriter(
  addresses: CompanyAddresses,
  compose: Composer,
): (delivery: Delivery) => Mail {
  return (delivery) => {
    const { id, mailbox, fields, verified, attachment } = delivery;
    const { replyTo, subject, text } = compose(delivery);
    const { to, cc } = addresseesOf(addresses[mailbox], fields);
    const warnings = attachment?.warnings ?? [];
    return {
      id,
      messageId: `<${id}@${domainOf(addresses.from)}>`,
      from: addresses.from,
      to,
      cc,
      automatic: 'generated',
      replyTo,
      subject: `${subjectTags(verified, warnings)}${subject}`,
      text: `${warningLines(warnings)}${text}`,
      date: new Date(delivery.receivedAt),
      attachments: [],
    };
  };
}

/** Text of an acknowledgement: the subject is one line, the text is plain. */
export type AcknowledgementText = { subject: string; text: string };

/**
 * Makes the writer of acknowledgements. They contain nothing that was typed, not even the name: a stranger who fills in
 * the form with another person's address must not choose the text that this person gets. Throws an
 * {@link UndeliverableError} for a kind of submission that has no text.
 * @param addresses the sender, and the mailboxes that get replies
 */
export function createAcknowledgementWriter(
  addresses: Readonly<Record<Mailbox, string> & { from: string }>,
  texts: Readonly<Partial<Record<SubmissionKind, AcknowledgementText>>>,
): (delivery: Delivery) => Mail {
  return ({ id, kind, mailbox, email, receivedAt }) => {
    const { [kind]: text } = texts;
    if (!text) throw new UndeliverableError(`There is no text to acknowledge this ${kind}.`);
    return {
      id: `${id}-acknowledgement`,
      messageId: `<${id}.acknowledgement@${domainOf(addresses.from)}>`,
      from: addresses.from,
      to: [email],
      cc: [],
      automatic: 'replied',
      replyTo: { name: '', address: addresses[mailbox] },
      subject: text.subject,
      text: `${text.text}\n`,
      date: new Date(receivedAt),
      attachments: [],
    };
  };
}
