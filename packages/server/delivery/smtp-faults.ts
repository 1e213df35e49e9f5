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

/** An error of nodemailer. `lastReply` is the failure that the mail server had told before the connection ended. */
export type SmtpError = NodemailerError & { lastReply?: string };

const maxMessage = 1000;

/** Returns the reply of the mail server in one line; if there was none, the message of nodemailer. */
export function messageOf({ response, message, name, lastReply }: SmtpError): string {
  const own = message || name;
  const said = lastReply === undefined ? own : `${own.replace(/\.?$/, '.')} Its last reply was: ${lastReply}`;
  // What is no reply of SMTP stands in quotation marks, as others' words do that have no code before them.
  const reply = response && /^[45]\d\d\b/.test(response) ? response : undefined;
  const text = reply ?? (response ? `The mail server does not answer as SMTP demands: "${response}"` : said);
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').slice(0, maxMessage);
}

/** Returns the code for the log: the reply's code (`550 5.1.1`) or the system's code (`ECONNREFUSED`). */
function codeOf({ name, code, originalCode, response = '', responseCode }: SmtpError) {
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  if (responseCode) return enhanced === undefined ? String(responseCode) : `${responseCode} ${enhanced}`;
  return name === 'TimeoutError' ? 'ETIMEDOUT' : originalCode || code || undefined;
}

const down = (why: DownCause, error: SmtpError): DownError =>
  new DownError(why, messageOf(error), codeOf(error));

/** The reply codes that ask for another user or for TLS, whatever the command was (RFC 4954, RFC 3207). */
const authReplies: ReadonlySet<number> = new Set([530, 534, 535, 538]);

/** The reply codes for a command that the server does not know or expect (RFC 5321). */
const unexpected: ReadonlySet<number> = new Set([500, 502, 503]);

/** Returns the error for a connection that could not be opened. `ourName` is what we call ourselves. */
export function connectFault(error: SmtpError, ourName: string): DownError {
  if (['EAUTH', 'ENOAUTH', 'EOAUTH2'].includes(error.code ?? '')) return down('authentication', error);
  const needsTls = error.code === 'ETLS' || /STARTTLS/i.test(error.message);
  const why = needsTls || isTlsCode(error.originalCode ?? '') ? 'tls' : 'connection';
  // Some mail servers end the session here because they do not like the name.
  const isAboutName = error.responseCode !== undefined && /^(?:EHLO|HELO)$/.test(error.command ?? '');
  const before = isAboutName
    ? `The mail server does not go on after 'EHLO ${ourName}' (SMTP_NAME sets this name): `
    : '';
  return new DownError(why, before + messageOf(error), codeOf(error));
}

/**
 * Returns the error for a mail that failed on an open connection. A refused recipient or content concerns this mail
 * only. A refused sender or user concerns every mail, because sender and user never change. The cause is unknown if
 * there is no final reply, or if the reply ends the connection (421).
 */
export function sendFault(error: SmtpError): DeliveryError {
  const reply = error.responseCode ?? 0;
  const facts = [messageOf(error), codeOf(error)] as const;
  if (authReplies.has(reply))
    return down(/STARTTLS|\bTLS\b/i.test(error.message) ? 'tls' : 'authentication', error);
  // nodemailer sent nothing, because an address in the settings is not valid.
  if (error.command === 'API' && error.code === 'EENVELOPE') return down('configuration', error);
  if (reply === 421 || reply < 400 || reply > 599) return new InterruptedError(...facts);
  // The server did not expect or know the command, so it has not judged the mail. A new connection may succeed.
  if (reply < 500 || unexpected.has(reply)) return new DeferredError(...facts);
  // 552 means that this mail is too large, even if the server sends 552 in reply to the sender.
  if (error.command === 'MAIL FROM' && reply !== 552) return down('configuration', error);
  return new RefusedError(...facts, error.command === 'RCPT TO');
}
