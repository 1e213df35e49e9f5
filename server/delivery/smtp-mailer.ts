/** Hands mail to a mail server over a few connections that are kept for the next mail. */
import MailComposer from 'nodemailer/lib/mail-composer';
import { mailOptions } from './mail-options.ts';
import { InterruptedError } from './handover.ts';
import type { Mail, Mailer } from './mail.ts';
import { openingFault, sendingFault } from './smtp-faults.ts';
import type { SmtpServer } from '../../settings/addresses.ts';
import { type Session, type SmtpTimeouts, openSession } from './smtp-session.ts';

/** Limits in milliseconds. */
export type SmtpLimits = SmtpTimeouts & {
  /** Milliseconds for one mail, its connection included. */
  longestSend: number;
  /** Milliseconds for which a connection is kept for the next mail. */
  idle: number;
};

/**
 * A server may take its time to look into a mail before it takes it; leaving too early brings it a second copy. Ten
 * seconds to open a connection are plenty, and a server that is gone is known soon.
 */
export const usualLimits: SmtpLimits = {
  connecting: 10_000,
  opening: 30_000,
  silence: 60_000,
  longestSend: 120_000,
  idle: 15_000,
};

/** A limited number of places, given to those who wait in their order. */
function createPlaces(count: number) {
  const waiting: (() => void)[] = [];
  let free = count;
  return {
    async take(): Promise<void> {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
    },
    give(): void {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    },
  };
}

/** Connections that wait for a mail, each for a limited time. */
function createShelf(idle: number) {
  const kept = new Map<Session, NodeJS.Timeout>();
  let isClosed = false;
  function take(): Session | undefined {
    for (const [session, timer] of kept) {
      clearTimeout(timer);
      kept.delete(session);
      // The server may have closed it meanwhile.
      if (session.isOpen()) return session;
    }
    return undefined;
  }
  return {
    take,
    put(session: Session): void {
      const leave = () => {
        kept.delete(session);
        session.leave();
      };
      if (isClosed) leave();
      else kept.set(session, setTimeout(leave, idle).unref());
    },
    close(): void {
      isClosed = true;
      for (let session = take(); session; session = take()) session.leave();
    },
  };
}

/** Hears of a mail that was taken, but not for so many of its recipients. */
type PartlyRefused = (id: string, count: number) => void;

type Shelf = ReturnType<typeof createShelf>;

/**
 * Sends one mail over an open connection, which is kept or closed by what comes of it. Resolves with false when a kept
 * one turns out to be gone before a byte of the mail was read.
 */
async function sendOver(
  session: Session,
  isKept: boolean,
  shelf: Shelf,
  mail: Mail,
  signal: AbortSignal,
  onPartlyRefused: PartlyRefused,
): Promise<boolean> {
  const { envelope, ...options } = mailOptions(mail);
  const message = new MailComposer(options).compile().createReadStream();
  try {
    const refused = await session.send(envelope, message, signal);
    if (refused > 0) onPartlyRefused(mail.id, refused);
    shelf.put(session);
    return true;
  } catch (error) {
    const fault = sendingFault(error);
    if (fault instanceof InterruptedError) {
      session.cut();
      if (isKept && !message.readableDidRead && !signal.aborted) return false;
    } else {
      await session.reset(signal).then(
        () => shelf.put(session),
        () => session.cut(),
      );
    }
    throw fault;
  } finally {
    message.destroy();
  }
}

/** A mailer for one mail server; `connections` mails are sent at once at most. */
export function createSmtpMailer(
  server: SmtpServer,
  connections: number,
  limits: SmtpLimits = usualLimits,
  onPartlyRefused: PartlyRefused = () => undefined,
): Mailer {
  const places = createPlaces(connections);
  const shelf = createShelf(limits.idle);

  async function open(signal: AbortSignal): Promise<Session> {
    try {
      return await openSession(server, limits, signal);
    } catch (error) {
      throw openingFault(error);
    }
  }

  async function send(mail: Mail, signal: AbortSignal): Promise<void> {
    const kept = shelf.take();
    if (kept && (await sendOver(kept, true, shelf, mail, signal, onPartlyRefused))) return;
    await sendOver(await open(signal), false, shelf, mail, signal, onPartlyRefused);
  }

  return {
    async send(mail, stop) {
      const time = AbortSignal.timeout(limits.longestSend);
      const signal = stop ? AbortSignal.any([stop, time]) : time;
      await places.take();
      try {
        await send(mail, signal);
      } finally {
        places.give();
      }
    },
    longestSend: limits.longestSend,
    close: () => shelf.close(),
  };
}
