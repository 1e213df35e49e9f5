/** A real SMTP server that hands over what it receives, mail by mail. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail with the envelope it came in. */
export interface ReceivedMail {
  recipients: string[];
  mail: Email;
}

/** The running mail server. */
export interface Mailbox {
  url: string;
  /** The next mail not handed over yet; waits for it when there is none. */
  next: () => Promise<ReceivedMail>;
  /** How many mails wait to be handed over. */
  unread: () => number;
  stop: () => Promise<void>;
}

/** Starts a mail server on the loopback interface, on a free port unless it has to come back to one. */
export async function startMailbox(port = 0): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  const deliver = (mail: ReceivedMail): void => {
    const receiver = waiting.shift();
    if (receiver) receiver(mail);
    else mails.push(mail);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, callback) => {
      void Array.fromAsync(stream as AsyncIterable<Buffer>)
        .then((chunks) => PostalMime.parse(Buffer.concat(chunks)))
        .then(
          (mail) => {
            deliver({ recipients: envelope.rcptTo.map(({ address }) => address), mail });
            callback();
          },
          (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
        );
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    next: () => {
      const mail = mails.shift();
      return mail ? Promise.resolve(mail) : new Promise((resolve) => waiting.push(resolve));
    },
    unread: () => mails.length,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
