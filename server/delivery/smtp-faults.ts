/** Converts the faults of nodemailer (https://nodemailer.com/errors) to the errors of `errors.ts`. */
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

/** Returns the reply of the mail server; if there was none, the message of nodemailer. */
const messageOf = ({ response, message, name }: NodemailerError): string => response || message || name;

/** Returns the code for the log: the reply's code (`550 5.1.1`) or the system's code (`ECONNREFUSED`). */
function codeOf({ name, code, originalCode, response = '', responseCode }: NodemailerError) {
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (responseCode) return enhanced === undefined ? String(responseCode) : `${responseCode} ${enhanced}`;
  return name === 'TimeoutError' ? 'ETIMEDOUT' : originalCode || code || undefined;
}

const down = (why: DownCause, error: NodemailerError): DownError =>
  new DownError(why, messageOf(error), codeOf(error));

/** The reply codes that ask for another user or for TLS, whatever the command was (RFC 4954, RFC 3207). */
const authReplies: ReadonlySet<number> = new Set([530, 534, 535, 538]);

/** Returns the error for a connection that could not be opened. The error concerns every mail. */
export function connectFault(error: NodemailerError): DownError {
  if (['EAUTH', 'ENOAUTH', 'EOAUTH2'].includes(error.code ?? '')) return down('authentication', error);
  const needsTls = error.code === 'ETLS' || /STARTTLS/i.test(error.message);
  return down(needsTls || isTlsCode(error.originalCode ?? '') ? 'tls' : 'connection', error);
}

/**
 * Returns the error for a mail that failed on an open connection. A refused recipient or content concerns this mail
 * only. A refused sender or user concerns every mail, because sender and user never change. The cause is unknown if
 * there is no final reply, or if the reply ends the connection (421).
 */
export function sendFault(error: NodemailerError): DeliveryError {
  const reply = error.responseCode ?? 0;
  const facts = [messageOf(error), codeOf(error)] as const;
  if (authReplies.has(reply))
    return down(/STARTTLS|\bTLS\b/i.test(error.message) ? 'tls' : 'authentication', error);
  // nodemailer sent nothing, because an address in the settings is not valid.
  if (error.command === 'API' && error.code === 'EENVELOPE') return down('configuration', error);
  if (reply === 421 || reply < 400) return new InterruptedError(...facts);
  // 503 means that the server did not expect this order of commands. A new connection may succeed.
  if (reply < 500 || reply === 503) return new DeferredError(...facts);
  // 552 means that this mail is too large, even if the server sends 552 in reply to the sender.
  if (error.command === 'MAIL FROM' && reply !== 552) return down('configuration', error);
  return new RefusedError(...facts, error.command === 'RCPT TO');
}
