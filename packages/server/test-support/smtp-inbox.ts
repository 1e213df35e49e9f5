/** A real SMTP server that keeps what it is given. */
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail as it came over the wire. */
type ReceivedMail = { sender: string; recipients: string[]; raw: string; mail: Email };

/** The running server. */
export type SmtpInbox = {
  url: string;
  port: number;
  mails: ReceivedMail[];
  /** Resolves with the mails once there are at least so many. */
  received(count: number): Promise<ReceivedMail[]>;
  /** Answers every further mail with this error until it is cleared. */
  refuse(message: string | undefined): void;
  stop(): Promise<void>;
};

/** Starts a mail server, on a given port if it has to come back there. */
export async function startSmtpInbox(port = 0): Promise<SmtpInbox> {
  const mails: ReceivedMail[] = [];
  const listeners = new Set<() => void>();
  let refusal: string | undefined;
  const server = new SMTPServer({
    authOptional: true,
    // Pooled connections of a client that lives on are not waited for.
    closeTimeout: 50,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Nobody has a mailbox with the name `gone`.
    onRcptTo({ address }, _, callback) {
      if (!address.startsWith('gone@')) return callback();
      callback(Object.assign(new Error('no such user'), { responseCode: 550 }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusal !== undefined) return callback(Object.assign(new Error(refusal), { responseCode: 451 }));
        const raw = Buffer.concat(chunks);
        PostalMime.parse(raw).then((mail) => {
          const { mailFrom, rcptTo } = session.envelope;
          const recipients = rcptTo.map(({ address }) => address);
          mails.push({
            sender: mailFrom ? mailFrom.address : '',
            recipients,
            raw: raw.toString('latin1'),
            mail,
          });
          callback();
          for (const listener of listeners) listener();
        }, callback);
      });
    },
  });
  // A client that is killed in mid-sentence is part of some tests.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve());
  });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= new Promise<void>((resolve) => server.close(() => resolve())));
  onTestFinished(stop);
  const actual = (server.server.address() as AddressInfo).port;
  const received = (count: number) =>
    new Promise<ReceivedMail[]>((resolve) => {
      const check = () => {
        if (mails.length < count) return;
        listeners.delete(check);
        resolve(mails);
      };
      listeners.add(check);
      check();
    });
  const refuse = (message: string | undefined) => {
    refusal = message;
  };
  return { url: `smtp://127.0.0.1:${actual}`, port: actual, mails, received, refuse, stop };
}
