/** The port of mail: a mail to one of the company's mailboxes, and what hands it over. */

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
  attachments: readonly MailAttachment[];
};

/** A file that goes along. */
export type MailAttachment = { name: string; mediaType: string; bytes: Uint8Array };

/** A mail that must not be sent, now or later; the reason is for the operator. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError';
}

/** Hands a mail over. Rejects when it was not taken; the reason may name a mail server's answer. */
export type Mailer = {
  send(mail: Mail): Promise<void>;
  /** Milliseconds one mail can take at most; `send` has settled by then. */
  longestSend: number;
  /** Lets go of connections once nothing is being sent. */
  close(): void;
};
