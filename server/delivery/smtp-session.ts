/**
 * One connection to a mail server: opened, secured, signed in, and used for one mail after the other. Translates the
 * faults of nodemailer into the errors of `errors.ts`. Without a reply, the stage of the conversation decides. This file
 * uses nodemailer's SMTPConnection, because nodemailer's pool does not expose the stage.
 */
import type { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import {
  DeferredError,
  type DeliveryError,
  type DownCause,
  DownError,
  InterruptedError,
  RefusedError,
  isTlsCode,
} from './errors.ts';
import type { SmtpServer } from '../../settings/addresses.ts';

/** Time limits in milliseconds. */
export type SmtpTimeouts = {
  /** From the lookup of the host's name to the server's greeting, and again for TLS. */
  greetingTimeout: number;
  /** Until the user is signed in; answers of the server do not extend it. */
  connectTimeout: number;
  /** Between two signs of life of the server. */
  readTimeout: number;
};

/** An open connection. Its functions reject with a `DeliveryError`. */
export type Session = {
  /** Resolves once the server has taken the mail, with the number of refused recipients. */
  send(envelope: { from: string; to: string[] }, message: Readable, signal: AbortSignal): Promise<number>;
  /** Makes the connection ready for another mail after a refusal. */
  reset(signal: AbortSignal): Promise<void>;
  isOpen(): boolean;
  /** Says QUIT, and closes soon after in any case. */
  quit(): void;
  /** Closes at once. */
  destroy(): void;
};

/** Time within which a server answers QUIT, in milliseconds. */
const quitTimeout = 500;

/** An error of nodemailer (https://nodemailer.com/errors), with the reply of the server if there was one. */
type SmtpError = Error &
  Partial<Record<'code' | 'originalCode' | 'responseCode' | 'response' | 'command', unknown>>;

const asError = (error: unknown): SmtpError => (error instanceof Error ? error : new Error(String(error)));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The reply code, or 0 without a reply. */
const replyOf = ({ responseCode }: SmtpError): number =>
  typeof responseCode === 'number' ? responseCode : 0;

const messageOf = (error: SmtpError): string => error.message || error.name;

/** Code for the log: `550 5.1.1` of a reply, or the system's, such as `ECONNREFUSED`. */
function codeOf(error: SmtpError): string | undefined {
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(textOf(error.response)) ?? [];
  const reply = replyOf(error);
  if (reply > 0) return enhanced === undefined ? String(reply) : `${reply} ${enhanced}`;
  if (error.name === 'TimeoutError') return 'ETIMEDOUT';
  return textOf(error.originalCode) || textOf(error.code) || undefined;
}

const down = (why: DownCause, error: SmtpError): DownError =>
  new DownError(why, messageOf(error), codeOf(error));

/** Codes of nodemailer for a failed sign-in. */
const authCodes: ReadonlySet<unknown> = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2']);

/** Replies that ask for another user or for TLS, whatever command they answer (RFC 4954, RFC 3207). */
const authReplies: ReadonlySet<number> = new Set([530, 534, 535, 538]);

/** The error for a connection that could not be opened, which concerns every mail. */
function connectFault(thrown: unknown): DownError {
  const error = asError(thrown);
  if (authCodes.has(error.code)) return down('authentication', error);
  const needsTls = error.code === 'ETLS' || /STARTTLS/i.test(error.message);
  if (needsTls || isTlsCode(textOf(error.originalCode))) return down('tls', error);
  return down('connection', error);
}

/**
 * Judges a mail that was not taken over an open connection. A refusal of the recipient or the content is about this
 * mail. A refusal of the sender or the user is about every mail, because those are the same for every mail. Without a
 * final reply, or with a reply that ends the connection (421), the cause is unknown.
 */
function sendFault(thrown: unknown): DeliveryError {
  const error = asError(thrown);
  const reply = replyOf(error);
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

function createConnection(
  server: SmtpServer,
  { greetingTimeout, readTimeout }: SmtpTimeouts,
): SMTPConnection {
  return new SMTPConnection({
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.tls === 'required',
    ignoreTLS: server.tls === 'off',
    ...(server.ca !== undefined && { tls: { ca: server.ca } }),
    connectionTimeout: greetingTimeout,
    greetingTimeout,
    dnsTimeout: greetingTimeout,
    socketTimeout: readTimeout,
    socketCloseTimeout: quitTimeout,
  });
}

type Done = (error?: Error | null) => void;

/** Makes calls of a connection fail when the connection breaks, and makes a signal break it. */
function watchConnection(connection: SMTPConnection) {
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined);
  let isOpen = true;
  const fail = (reason: unknown) => {
    isOpen = false;
    broken.reject(reason);
  };
  connection.on('error', fail);
  connection.once('end', () => fail(new Error('The mail server closed the connection.')));
  async function run(call: (done: Done) => void, signal: AbortSignal): Promise<void> {
    const abort = () => {
      fail(signal.reason);
      connection.close();
    };
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    const finished = Promise.withResolvers<void>();
    call((error) => (error ? finished.reject(error) : finished.resolve()));
    try {
      await Promise.race([finished.promise, broken.promise]);
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }
  return { isOpen: () => isOpen, run };
}

/** Opens a connection and signs in where the server asks for it. Rejects with a `DownError`. */
export async function openSession(
  server: SmtpServer,
  timeouts: SmtpTimeouts,
  signal: AbortSignal,
): Promise<Session> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeouts.connectTimeout)]);
  const connection = createConnection(server, timeouts);
  const { run, isOpen } = watchConnection(connection);
  const destroy = () => connection.close();
  const inSession = (call: (done: Done) => void, abort: AbortSignal): Promise<void> =>
    run(call, abort).catch((error: unknown) => {
      throw sendFault(error);
    });
  try {
    await run((done) => connection.connect(done), inTime);
    const { auth } = server;
    // A server without sign-in may still refuse the mail later.
    if (auth && connection.allowsAuth)
      await run((done) => connection.login({ credentials: auth }, done), inTime);
  } catch (error) {
    destroy();
    throw connectFault(error);
  }
  return {
    async send(envelope, message, abort) {
      let refused = 0;
      await inSession((done) => {
        connection.send(envelope, message, (error, info) => {
          if (!error) refused = info.rejected.length;
          done(error);
        });
      }, abort);
      return refused;
    },
    reset: (abort) => inSession((done) => connection.reset(done), abort),
    isOpen,
    quit() {
      if (!isOpen()) return;
      connection.quit();
      setTimeout(destroy, quitTimeout);
    },
    destroy,
  };
}
