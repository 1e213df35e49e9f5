/** Translates faults of SMTP: whether they concern this mail or every mail. */
import {
  DeferredError,
  type DownCause,
  DownError,
  type HandoverError,
  InterruptedError,
  RefusedError,
  isTlsCode,
} from './handover.ts';

/** An error of nodemailer: https://nodemailer.com/errors, with the reply of the server where there was one. */
type SmtpError = Error & {
  code?: unknown;
  originalCode?: unknown;
  responseCode?: unknown;
  response?: unknown;
  command?: unknown;
};

const asError = (error: unknown): SmtpError => (error instanceof Error ? error : new Error(String(error)));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The reply code, or 0 where there was none. */
const replyOf = ({ responseCode }: SmtpError): number =>
  typeof responseCode === 'number' ? responseCode : 0;

/** Code for the log: `550 5.1.1` of a reply, or the system's, such as `ECONNREFUSED`. */
function codeOf(error: SmtpError): string | undefined {
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(textOf(error.response)) ?? [];
  const reply = replyOf(error);
  if (reply > 0) return enhanced === undefined ? String(reply) : `${reply} ${enhanced}`;
  if (error.name === 'TimeoutError') return 'ETIMEDOUT';
  return textOf(error.originalCode) || textOf(error.code) || undefined;
}

const messageOf = (error: SmtpError): string => error.message || error.name;

function down(why: DownCause, error: SmtpError): DownError {
  return new DownError(why, messageOf(error), codeOf(error));
}

/** Codes of nodemailer for a user that is not let in. */
const authCodes: ReadonlySet<unknown> = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2']);

/** Replies that ask for another user or for TLS, whatever they are an answer to (RFC 4954, RFC 3207). */
const authReplies: ReadonlySet<number> = new Set([530, 534, 535, 538]);

/** Judges a connection that could not be opened: no other mail would fare better. */
export function openingFault(thrown: unknown): DownError {
  const error = asError(thrown);
  if (authCodes.has(error.code)) return down('authentication', error);
  const needsTls = error.code === 'ETLS' || /STARTTLS/i.test(error.message);
  if (needsTls || isTlsCode(textOf(error.originalCode))) return down('tls', error);
  return down('connection', error);
}

/**
 * Judges a mail that was not taken over an open connection. A mail server that says no to this mail's recipient or
 * content means this mail. One that says no to the sender or the user means all of them: those are the same
 * for every mail. Without a reply that ends it, or with one that ends the connection (421), nobody can know.
 */
export function sendingFault(thrown: unknown): HandoverError {
  const error = asError(thrown);
  const reply = replyOf(error);
  const facts = [messageOf(error), codeOf(error)] as const;
  if (authReplies.has(reply))
    return down(/STARTTLS|\bTLS\b/i.test(error.message) ? 'tls' : 'authentication', error);
  // nodemailer sent nothing, because an address of the settings is not valid in a command.
  if (error.command === 'API' && error.code === 'EENVELOPE') return down('configuration', error);
  if (reply === 421 || reply < 400) return new InterruptedError(...facts);
  // 503: the commands came in an order the server did not expect; over another connection they may not.
  if (reply < 500 || reply === 503) return new DeferredError(...facts);
  // 552 is about the size of this mail also where it answers the sender.
  if (error.command === 'MAIL FROM' && reply !== 552) return down('configuration', error);
  return new RefusedError(...facts, error.command === 'RCPT TO');
}
