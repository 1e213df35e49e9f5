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

/**
 * A mail that was not taken. The message is for the operator and may repeat what a mail server said, so no log has
 * it; `code` is what a log may say: a reply such as `550 5.1.1`, or what the system calls the fault.
 */
export class MailError extends Error {
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** This mail was refused for good. */
export class RefusedError extends MailError {
  override name = 'RefusedError';
}

/** This mail was not taken this time, by a reply that says so. */
export class DeferredError extends MailError {
  override name = 'DeferredError';
}

/** Handing this mail over came to no end: it may have been taken, and nobody knows whose fault it was. */
export class InterruptedError extends MailError {
  override name = 'InterruptedError';
}

/** Why no mail at all can be handed over. */
export type DownCause = 'connection' | 'tls' | 'authentication' | 'configuration';

/** No mail at all can be handed over just now, and this one was not. */
export class MailerDownError extends MailError {
  override name = 'MailerDownError';
  readonly why: DownCause;

  constructor(why: DownCause, message: string, code?: string) {
    super(message, code);
    this.why = why;
  }
}

/** Hands mails over. */
export type Mailer = {
  /**
   * Rejects when the mail was not taken: with a {@link MailError} where it is known what that means for this mail
   * and for others. `signal` ends the attempt; the mail may have been taken then.
   */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
  /** Milliseconds one mail can take at most; `send` has settled by then. */
  longestSend: number;
  /** Lets go of connections once nothing is being sent. */
  close(): void;
};
