/** Errors of every channel's adapter. They say what a failure means for this delivery and for all others. */

/** Error: this delivery must never be sent. The message is for the operator. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError';
}

/**
 * Error: the other side did not take a delivery. A log must not contain the message, which may repeat personal data. It
 * may contain `code`: a reply such as `550 5.1.1`, or the system's name of the fault.
 */
export class DeliveryError extends Error {
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** Error: the other side refused this delivery for good. */
export class RefusedError extends DeliveryError {
  override name = 'RefusedError';
  /** Whether the other side refused all recipients, before it read any content. */
  readonly isRecipient: boolean;

  constructor(message: string, code?: string, isRecipient = false) {
    super(message, code);
    this.isRecipient = isRecipient;
  }
}

/** Error: the other side replied that it does not take this delivery now. */
export class DeferredError extends DeliveryError {
  override name = 'DeferredError';
}

/** Error: the attempt ended without a final reply. The cause is unknown, and the delivery may have been taken. */
export class InterruptedError extends DeliveryError {
  override name = 'InterruptedError';
}

export type DownCause = 'connection' | 'tls' | 'authentication' | 'configuration' | 'recipient';

/** Error: every delivery of this channel would fail now. */
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

/** Whether a code of Node or OpenSSL means a failed TLS handshake or a certificate that is not trusted. */
export const isTlsCode = (code: string): boolean => tlsCode.test(code);
