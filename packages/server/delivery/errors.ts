/** The errors of all adapters. The class says whether only this delivery fails, or every one of the channel. */
import type { Recipients } from '../store/submission.ts';

/** An error: this delivery must never be sent. The message is for the operator. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError';
}

/**
 * An error: the other side did not accept a delivery. Logs must not contain the message, because it may repeat personal
 * data. Logs may contain `code`: a reply such as `550 5.1.1`, or the system's name of the fault.
 */
export class DeliveryError extends Error {
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** An error: the other side refused this delivery for good. */
export class RefusedError extends DeliveryError {
  override name = 'RefusedError';
  /** Whether the other side refused all recipients before it read any content. */
  readonly isRecipient: boolean;

  constructor(message: string, code?: string, isRecipient = false) {
    super(message, code);
    this.isRecipient = isRecipient;
  }
}

/** An error: the other side replied that it cannot accept this delivery now. */
export class DeferredError extends DeliveryError {
  override name = 'DeferredError';
}

/** An error: some recipients accepted a mail, and the mail server put off others. */
export class PartlyDeferredError extends DeferredError {
  override name = 'PartlyDeferredError';
  readonly recipients: Recipients;

  constructor(recipients: Recipients) {
    const replies = (recipients.deferred ?? []).map(
      ({ address, reply }) => `${address} was put off: ${reply}`,
    );
    super(replies.join('; '), 'partly deferred');
    this.recipients = recipients;
  }
}

/** An error: there was no final reply. The cause is unknown, and the other side may have accepted the delivery. */
export class InterruptedError extends DeliveryError {
  override name = 'InterruptedError';
}

export type DownCause = 'connection' | 'tls' | 'authentication' | 'configuration' | 'recipient';

/** An error: every delivery of this channel would fail now. */
export class DownError extends DeliveryError {
  override name = 'DownError';
  readonly why: DownCause;

  constructor(why: DownCause, message: string, code?: string) {
    super(message, code);
    this.why = why;
  }
}

const tlsCode =
  /^ERR_(?:TLS|SSL)|CERT|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|^EPROTO$|INVALID_(?:CA|PURPOSE)/;

/** Returns whether a code of Node or OpenSSL means that TLS failed or the certificate is not trusted. */
export const isTlsCode = (code: string): boolean => tlsCode.test(code);
