/**
 * Sends mail to a mail server over a few connections, which stay open for the next mail. This file uses nodemailer's
 * SMTPConnection, because nodemailer's pool does not say at which stage a connection broke.
 */
import type { NodemailerError } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { createSemaphore } from '../lib/semaphore.ts';
import { InterruptedError } from './errors.ts';
import { type Mail, type Mailer, type Sent, mimeStream } from './mail.ts';
import type { SmtpServer } from '../settings/addresses.ts';
import { type SmtpError, connectFault, messageOf, sendFault } from './smtp-faults.ts';

const defaultLimits = {
  /** From the lookup of the name until the greeting. The TLS handshake has the same time in addition. */
  greetingTimeout: 10_000,
  /** The time until the user is signed in. Replies of the server do not extend this time. */
  connectTimeout: 30_000,
  /** The maximum time between two messages of the server. */
  readTimeout: 60_000,
  /**
   * The time for one mail and its connection. Some servers inspect a mail for a long time before they accept it. If the
   * time were shorter, the mail would be sent a second time.
   */
  maxSendTime: 120_000,
  idleTimeout: 15_000,
};

type SmtpLimits = typeof defaultLimits;

/** The time, in milliseconds, that a server has for its answer to QUIT. */
const quitTimeout = 500;

/** Four connections are for mails to the company, one is for acknowledgements and the digest. */
export const defaultConnections = 5;

type SmtpOptions = {
  /** The maximum number of open connections. One of them is for mails that do not go to the company. */
  connections?: number;
  limits?: SmtpLimits;
};

const createConnection = (server: SmtpServer, { greetingTimeout, readTimeout }: SmtpLimits) =>
  new SMTPConnection({
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.tls === 'required',
    ignoreTLS: server.tls === 'off',
    ...(server.ca !== undefined && { tls: { ca: server.ca } }),
    ...(server.name !== undefined && { name: server.name }),
    connectionTimeout: greetingTimeout,
    greetingTimeout,
    dnsTimeout: greetingTimeout,
    socketTimeout: readTimeout,
    socketCloseTimeout: quitTimeout,
  });

type Done<T> = (error: Error | null | undefined, result: T) => void;

/** Watches a connection. If the connection breaks, calls on the connection fail. `signal` closes the connection. */
function watchConnection(smtp: SMTPConnection) {
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined);
  smtp.on('error', broken.reject);
  smtp.once('end', () => broken.reject(new Error('The mail server closed the connection.')));

  async function run<T>(call: (done: Done<T>) => void, signal: AbortSignal): Promise<T> {
    const abort = () => {
      broken.reject(signal.reason);
      smtp.close();
    };
    const before = smtp.lastServerResponse;
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    const result = new Promise<T>((resolve, reject) => {
      call((error, value) => (error ? reject(error) : resolve(value)));
    });
    try {
      return await Promise.race([result, broken.promise]);
    } catch (error) {
      const last = smtp.lastServerResponse;
      const isLost = (error as SmtpError).response === undefined && last !== before;
      if (isLost && last && /^[45]\d\d/.test(last)) Object.assign(error as SmtpError, { lastReply: last });
      throw error;
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }
  return { smtp, run };
}

type Session = ReturnType<typeof watchConnection>;

/** Opens a connection, and signs in if the server asks for it. Rejects with a `DownError`. */
async function openSession(server: SmtpServer, limits: SmtpLimits, abort: AbortSignal): Promise<Session> {
  const signal = AbortSignal.any([abort, AbortSignal.timeout(limits.connectTimeout)]);
  const session = watchConnection(createConnection(server, limits));
  const { smtp, run } = session;
  const { auth } = server;
  try {
    await run<undefined>((done) => smtp.connect((error) => done(error, undefined)), signal);
    // If the server offers no sign-in, the mail is sent without a user. The server may refuse this mail later.
    if (auth && smtp.allowsAuth) await run((done) => smtp.login({ credentials: auth }, done), signal);
    return session;
  } catch (error) {
    smtp.close();
    throw connectFault(error as Error, smtp.name);
  }
}

/** Keeps open connections for the next mail, each for a limited time. */
function createIdleSessions(idleTimeout: number) {
  const idle = new Map<Session, NodeJS.Timeout>();
  function quit({ smtp }: Session): void {
    smtp.quit();
    setTimeout(() => smtp.close(), quitTimeout);
  }
  function take(): Session | undefined {
    for (const [session, timer] of idle) {
      clearTimeout(timer);
      idle.delete(session);
      // The server may have closed the connection.
      if (!session.smtp.destroyed) return session;
    }
    return undefined;
  }
  return {
    take,
    put(session: Session): void {
      const end = () => {
        idle.delete(session);
        if (!session.smtp.destroyed) quit(session);
      };
      idle.set(session, setTimeout(end, idleTimeout).unref());
    },
    close(): void {
      for (let session = take(); session; session = take()) quit(session);
    },
  };
}

function sentOf({ rejectedErrors = [], response }: SMTPConnection.SentMessageInfo): Sent {
  const isDeferred = ({ responseCode = 0 }: NodemailerError): boolean =>
    responseCode >= 400 && responseCode < 500;
  const repliesOf = (errors: readonly NodemailerError[]) =>
    errors.map((error) => ({ address: error.recipient ?? '', reply: messageOf(error) }));
  return {
    refused: repliesOf(rejectedErrors.filter((error) => !isDeferred(error))),
    deferred: repliesOf(rejectedErrors.filter(isDeferred)),
    reply: response,
  };
}

export function createSmtpMailer(server: SmtpServer, options: SmtpOptions = {}): Mailer {
  const { connections = defaultConnections, limits = defaultLimits } = options;
  const slots = createSemaphore(connections);
  const idle = createIdleSessions(limits.idleTimeout);

  /**
   * Sends a mail over an open connection, and then keeps or closes the connection. Resolves with the server's answer. If
   * a reused connection broke before any part of the mail was sent, resolves with undefined.
   */
  async function sendOver(session: Session, isReused: boolean, mail: Mail, signal: AbortSignal) {
    const { smtp, run } = session;
    const message = await mimeStream(mail);
    const envelope = { from: mail.from, to: [...(mail.onlyFor ?? [...mail.to, ...mail.cc])] };
    try {
      const answer = await run<SMTPConnection.SentMessageInfo>(
        (done) => smtp.send(envelope, message, done),
        signal,
      );
      idle.put(session);
      return sentOf(answer);
    } catch (error) {
      const fault = sendFault(error as Error);
      if (!(fault instanceof InterruptedError)) {
        await run((done) => smtp.reset(done), signal).then(
          () => idle.put(session),
          () => smtp.close(),
        );
        throw fault;
      }
      smtp.close();
      if (isReused && !message.readableDidRead && !signal.aborted) return undefined;
      throw fault;
    } finally {
      message.destroy();
    }
  }

  async function sendMail(mail: Mail, signal: AbortSignal): Promise<Sent | undefined> {
    const reused = idle.take();
    const sent = reused && (await sendOver(reused, true, mail, signal));
    return sent ?? sendOver(await openSession(server, limits, signal), false, mail, signal);
  }

  return {
    async send(mail, abort) {
      const signal = AbortSignal.any([AbortSignal.timeout(limits.maxSendTime), ...(abort ? [abort] : [])]);
      return slots.run(() => sendMail(mail, signal));
    },
    maxSendTime: limits.maxSendTime,
    concurrency: Math.max(1, connections - 1),
    isReal: true,
    destination: server.address,
    close: () => idle.close(),
  };
}
