/**
 * The mail that tells whoever wrote that it arrived. Nothing of what was typed is in it, not even the name: whoever
 * fills a form in under another's address must not choose what that address is sent.
 */
import { UndeliverableError } from './handover.ts';
import type { Mail } from './mail.ts';
import type { Delivery, Mailbox, SubmissionKind } from '../store/store.ts';

/** Words of an acknowledgement: the subject is one line, the text is plain. */
export type AcknowledgementWords = { subject: string; text: string };

/** Sender of the mail, and the mailboxes that get the answers to it. */
type Senders = Readonly<Record<Mailbox, string> & { from: string }>;

/** Writes acknowledgements. Throws an {@link UndeliverableError} for a kind that has no words. */
export function createAcknowledgementWriter(
  senders: Senders,
  words: Readonly<Partial<Record<SubmissionKind, AcknowledgementWords>>>,
): (delivery: Delivery) => Mail {
  const domain = senders.from.slice(senders.from.lastIndexOf('@') + 1);
  return ({ id, kind, mailbox, email, receivedAt }) => {
    const { subject, text } = words[kind] ?? {};
    if (subject === undefined)
      throw new UndeliverableError(`There are no words to acknowledge this ${kind}.`);
    return {
      id: `${id}-acknowledgement`,
      messageId: `<${id}.acknowledgement@${domain}>`,
      from: senders.from,
      to: [email],
      cc: [],
      automatic: 'replied',
      replyTo: { name: '', address: senders[mailbox] },
      subject,
      text: `${text}\n`,
      date: new Date(receivedAt),
      attachments: [],
    };
  };
}
