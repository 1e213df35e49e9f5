/** Sends mail to a mail server, over a few connections that are kept for the next mail. */
import { createSemaphore } from '../lib/semaphore.ts';
import { InterruptedError } from './errors.ts';
import { type Mail, type Mailer, mimeStream } from './mail.ts';
import type { SmtpServer } from '../../settings/addresses.ts';
import { type Session, type SmtpTimeouts, openSession } from './smtp-session.ts';

/** Limits in milliseconds. */
export type SmtpLimits = SmtpTimeouts & {
  /** For one mail, its connection included. */
  maxSendTime: number;
  /** Time for which a connection is kept for the next mail. */
  idleTimeout: number;
};

/**
 * A server may need time to inspect a mail before it takes the mail: a client that leaves too early sends a second copy.
 * Ten seconds are enough for a connection, so that a server that is away is noticed soon.
 */
export const defaultLimits: SmtpLimits = {
  greetingTimeout: 10_000,
  connectTimeout: 30_000,
  readTimeout: 60_000,
  maxSendTime: 120_000,
  idleTimeout: 15_000,
};

/** Four for mails to the company, one for acknowledgements and the digest. */
export const defaultConnections = 5;

type SmtpOptions = {
  /** Called for a mail that was taken, with the number of recipients that were refused. */
  onPartlyRefused?: (id: string, count: number) => void;
  /** Connections that are open at once; one is for mails other than those to the company. */
  connections?: number;
  limits?: SmtpLimits;
};

/** Connections that wait for a mail, each for a limited time. */
function createIdleConnections(idleTimeout: number) {
  const idle = new Map<Session, NodeJS.Timeout>();
  let isClosed = false;
  function take(): Session | undefined {
    for (const [session, timer] of idle) {
      clearTimeout(timer);
      idle.delete(session);
      // The server may have closed the connection meanwhile.
      if (session.isOpen()) return session;
    }
    return undefined;
  }
  return {
    take,
    put(session: Session): void {
      const quit = () => {
        idle.delete(session);
        session.quit();
      };
      if (isClosed) quit();
      else idle.set(session, setTimeout(quit, idleTimeout).unref());
    },
    close(): void {
      isClosed = true;
      for (let session = take(); session; session = take()) session.quit();
    },
  };
}

type IdleConnections = ReturnType<typeof createIdleConnections>;

/**
 * Sends a mail over an open connection, and then keeps or closes the connection. Resolves with the number of refused
 * recipients, or with undefined when a reused connection turns out to be gone before a byte of the mail was read.
 */
async function sendOver(
  session: Session,
  isReused: boolean,
  idle: IdleConnections,
  mail: Mail,
  signal: AbortSignal,
): Promise<number | undefined> {
  const message = await mimeStream(mail);
  try {
    const refused = await session.send({ from: mail.from, to: [...mail.to, ...mail.cc] }, message, signal);
    idle.put(session);
    return refused;
  } catch (error) {
    if (error instanceof InterruptedError) {
      session.destroy();
      if (isReused && !message.readableDidRead && !signal.aborted) return undefined;
    } else {
      await session.reset(signal).then(
        () => idle.put(session),
        () => session.destroy(),
      );
    }
    throw error;
  } finally {
    message.destroy();
  }
}

/** The host as it stands in a URL. */
const hostOf = ({ host, port }: SmtpServer): string =>
  `${host.includes(':') ? `[${host}]` : host}${port === undefined ? '' : `:${port}`}`;

/** Makes a mailer for one mail server. */
export function createSmtpMailer(server: SmtpServer, options: SmtpOptions = {}): Mailer {
  const { connections = defaultConnections, limits = defaultLimits, onPartlyRefused } = options;
  const slots = createSemaphore(connections);
  const idle = createIdleConnections(limits.idleTimeout);

  async function sendMail(mail: Mail, signal: AbortSignal): Promise<number | undefined> {
    const reused = idle.take();
    const refused = reused && (await sendOver(reused, true, idle, mail, signal));
    if (refused !== undefined) return refused;
    return sendOver(await openSession(server, limits, signal), false, idle, mail, signal);
  }

  return {
    async send(mail, abort) {
      const timeout = AbortSignal.timeout(limits.maxSendTime);
      const signal = abort ? AbortSignal.any([abort, timeout]) : timeout;
      const release = await slots.acquire();
      try {
        const refused = await sendMail(mail, signal);
        if (refused) onPartlyRefused?.(mail.id, refused);
      } finally {
        release();
      }
    },
    maxSendTime: limits.maxSendTime,
    concurrency: Math.max(1, connections - 1),
    isReal: true,
    destination: hostOf(server),
    close: () => idle.close(),
  };
}
