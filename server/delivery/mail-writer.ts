/** Writes the mail about a submission. */
import type { Mail } from './mail.ts';
import type { MailRoute } from '../../contracts/forms/mail-routes.ts';
import { addresseesOf } from './addressees.ts';
import type { Delivery, Mailbox } from '../store/store.ts';

/** The part of a mail that depends on the kind of submission. */
type MailContent = Pick<Mail, 'replyTo' | 'subject' | 'text'>;

/** Writes the words of a mail about a submission. */
export type Composer = (delivery: Delivery) => MailContent;

/** Addresses of the company, from the configuration. */
export type MailAddresses = Readonly<Record<Mailbox, MailRoute> & { from: string }>;

/** Marks that a mailbox can sort by. */
function markSubject(subject: string, verified: boolean, warnings: readonly string[]): string {
  const marks = [...(warnings.length > 0 ? ['[warning] '] : []), ...(verified ? [] : ['[unverified] '])];
  return `${marks.join('')}${subject}`;
}

/** Writes the warnings about a file, above everything that the visitor wrote. */
function describeWarnings(warnings: readonly string[]): string {
  if (warnings.length === 0) return '';
  return `${warnings.map((warning) => `WARNING: ${warning}`).join('\n')}\n\n`;
}

/** Makes complete mails from deliveries, without attachments. */
export function createMailWriter(addresses: MailAddresses, compose: Composer): (delivery: Delivery) => Mail {
  const domain = addresses.from.slice(addresses.from.lastIndexOf('@') + 1);
  return (delivery) => {
    const content = compose(delivery);
    const { to, cc } = addresseesOf(addresses[delivery.mailbox], delivery.fields);
    const warnings = delivery.attachment?.warnings ?? [];
    return {
      replyTo: content.replyTo,
      subject: markSubject(content.subject, delivery.verified, warnings),
      text: `${describeWarnings(warnings)}${content.text}`,
      id: delivery.id,
      messageId: `<${delivery.id}@${domain}>`,
      from: addresses.from,
      to,
      cc,
      automatic: 'generated',
      date: new Date(delivery.receivedAt),
      attachments: [],
    };
  };
}
