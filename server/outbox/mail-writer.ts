/** Writes the mail about a submission. */
import type { Mail } from '../mail/mail.ts';
import type { Delivery, Mailbox, SubmissionKind } from '../store/store.ts';

/** The part of a mail that depends on the kind of submission. */
type MailContent = Pick<Mail, 'replyTo' | 'subject' | 'text'>;

/** Writes the words of a mail about a submission. */
export type Composer = (delivery: Delivery) => MailContent;

/** Addresses of the company, from the configuration. */
export type MailAddresses = Readonly<Record<Mailbox, string> & { from: string }>;

/** Makes complete mails from deliveries, without attachments. Throws for a kind nobody composes. */
export function createMailWriter(
  addresses: MailAddresses,
  composers: Readonly<Partial<Record<SubmissionKind, Composer>>>,
): (delivery: Delivery) => Mail {
  const domain = addresses.from.slice(addresses.from.lastIndexOf('@') + 1);
  return (delivery) => {
    const compose = composers[delivery.kind];
    if (!compose) throw new Error(`Nothing composes mails about a ${delivery.kind}.`);
    const content = compose(delivery);
    return {
      ...content,
      subject: delivery.verified ? content.subject : `[unverified] ${content.subject}`,
      id: delivery.id,
      messageId: `<${delivery.id}@${domain}>`,
      from: addresses.from,
      to: addresses[delivery.mailbox],
      date: new Date(delivery.receivedAt),
      attachments: [],
    };
  };
}
