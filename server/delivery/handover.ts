/** Errors of a handover that all channels share. The outbox judges a failure by these alone. */

/** Error for a delivery that must never be handed over; the reason is for the operator. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError';
}

/**
 * Something that was not taken. The message is for the operator and may repeat what the other side said, so no log has
 * it; `code` is what a log may say: a reply such as `550 5.1.1`, or what the system calls the fault.
 */
export class HandoverError extends Error {
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** Error: this delivery was refused for good. */
export class RefusedError extends HandoverError {
  override name = 'RefusedError';
  /** Whether all of its recipients were refused, before a word of it was read. */
  readonly isRecipient: boolean;

  constructor(message: string, code?: string, isRecipient = false) {
    super(message, code);
    this.isRecipient = isRecipient;
  }
}

/** Error: a reply says that this delivery is not accepted at the moment. */
export class DeferredError extends HandoverError {
  override name = 'DeferredError';
}

/** Error: the handover was interrupted. The delivery may have been accepted, and the cause is unknown. */
export class InterruptedError extends HandoverError {
  override name = 'InterruptedError';
}

/** Reasons for which no delivery can be handed over. */
export type DownCause = 'connection' | 'tls' | 'authentication' | 'configuration' | 'recipient';

/** Error when no delivery of this channel can be handed over at the moment. */
export class DownError extends HandoverError {
  override name = 'DownError';
  readonly why: DownCause;

  constructor(why: DownCause, message: string, code?: string) {
    super(message, code);
    this.why = why;
  }
}

/** Codes of Node and OpenSSL for a handshake that failed, or a certificate that is not to be trusted. */
const tlsCode =
  /^ERR_(?:TLS|SSL)|CERT|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH|^EPROTO$|INVALID_(?:CA|PURPOSE)/;

/** Whether a code of the system is about TLS. */
export const isTlsCode = (code: string): boolean => tlsCode.test(code);
