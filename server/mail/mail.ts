/** A mail to one of the company's mailboxes, and the port that hands it over. */
import type { Delivery, Mailbox, SubmissionKind } from '../store/store.ts';

/** A complete mail. Recipient and sender come from the configuration, never from what a visitor typed. */
export type Mail = {
  /** The submission's id; also names the file where mail is written to files. */
  id: string;
  /** Stable across attempts, so that a mailbox can drop the second copy after a crash. */
  messageId: string;
  from: string;
  to: string;
  /** The visitor, so that a reply goes there. */
  replyTo: { name: string; address: string };
  /** One line. */
  subject: string;
  text: string;
  date: Date;
  attachments: readonly Attachment[];
};

/** A file that goes along. */
export type Attachment = { name: string; type: string; bytes: Uint8Array };

/** A mail that must not be sent, now or later; the reason is for the operator. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError';
}

/** Hands a mail over. Rejects when it was not taken; the reason may name a mail server's answer. */
export type Mailer = {
  send(mail: Mail): Promise<void>;
  /** Lets go of connections once nothing is being sent. */
  close(): void;
};

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
