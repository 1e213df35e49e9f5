/** The port of mail: a mail to the company, or an acknowledgement to whoever wrote, and what hands it over. */

/**
 * A complete mail. Sender and words of its head come from the configuration, never from what a visitor typed; so do its
 * recipients, but for an acknowledgement.
 */
export type Mail = {
  /** The submission's id; also names the file where mail is written to files. */
  id: string;
  /** Stable across attempts, so that a mailbox can drop the second copy after a crash. */
  messageId: string;
  from: string;
  to: readonly string[];
  cc: readonly string[];
  /** Whether a machine wrote it by itself, or in answer to somebody (RFC 3834). */
  automatic: 'generated' | 'replied';
  /** Address for replies: the visitor's, or the company's in a mail to the visitor; none if the form asks for none. */
  replyTo: { name: string; address: string } | undefined;
  /** One line. */
  subject: string;
  text: string;
  date: Date;
  attachments: readonly MailAttachment[];
};

/** A file that goes along. */
export type MailAttachment = { name: string; mediaType: string; bytes: Uint8Array };

/** Hands mails over. */
export type Mailer = {
  /**
   * Rejects when the mail was not taken: with a `HandoverError` where it is known what that means for this mail
   * and for others. `signal` ends the attempt; the mail may have been taken then.
   */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
  /** Milliseconds one mail can take at most; `send` has settled by then. */
  longestSend: number;
  /** Lets go of connections once nothing is being sent. */
  close(): void;
};
