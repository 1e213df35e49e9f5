/** Translates the faults of nodemailer (https://nodemailer.com/errors) into the errors of `errors.ts`. */
import type { NodemailerError } from 'nodemailer';
import {
  DeferredError,
  type DeliveryError,
  type DownCause,
  DownError,
  InterruptedError,
  RefusedError,
  isTlsCode,
} from './errors.ts';

const messageOf = (error: NodemailerError): string => error.message || error.name;

/** Code for the log: `550 5.1.1` of a reply, or the system's, such as `ECONNREFUSED`. */
function codeOf({ name, code, originalCode, response = '', responseCode }: NodemailerError) {
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (responseCode) return enhanced === undefined ? String(responseCode) : `${responseCode} ${enhanced}`;
  // The error of an abort signal has a number as its code.
  return name === 'TimeoutError' ? 'ETIMEDOUT' : originalCode || code || undefined;
}

const down = (why: DownCause, error: NodemailerError): DownError =>
  new DownError(why, messageOf(error), codeOf(error));

/** Replies that ask for another user or for TLS, whatever command they answer (RFC 4954, RFC 3207). */
const authReplies: ReadonlySet<number> = new Set([530, 534, 535, 538]);

/** The error for a connection that could not be opened, which concerns every mail. */
export function connectFault(error: NodemailerError): DownError {
  if (['EAUTH', 'ENOAUTH', 'EOAUTH2'].includes(error.code ?? '')) return down('authentication', error);
  const needsTls = error.code === 'ETLS' || /STARTTLS/i.test(error.message);
  return down(needsTls || isTlsCode(error.originalCode ?? '') ? 'tls' : 'connection', error);
}

/**
 * Judges a mail that was not taken over an open connection. A refusal of the recipient or the content is about this
 * mail. A refusal of the sender or the user is about every mail, because those are the same for every mail. Without a
 * final reply, or with a reply that ends the connection (421), the cause is unknown.
 */
export function sendFault(error: NodemailerError): DeliveryError {
  const reply = error.responseCode ?? 0;
  const facts = [messageOf(error), codeOf(error)] as const;
  if (authReplies.has(reply))
    return down(/STARTTLS|\bTLS\b/i.test(error.message) ? 'tls' : 'authentication', error);
  // nodemailer sent nothing, because an address of the settings is not valid in a command.
  if (error.command === 'API' && error.code === 'EENVELOPE') return down('configuration', error);
  if (reply === 421 || reply < 400) return new InterruptedError(...facts);
  // 503: the commands came in an order that the server did not expect; another connection may do better.
  if (reply < 500 || reply === 503) return new DeferredError(...facts);
  // 552 is about the size of this mail, also in answer to the sender.
  if (error.command === 'MAIL FROM' && reply !== 552) return down('configuration', error);
  return new RefusedError(...facts, error.command === 'RCPT TO');
}
