/** A real SMTP server that hands over what it receives, mail by mail. */
import { EventEmitter, once } from 'node:events';
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
  /**
   * The next mail with these words in its subject or text that was not handed over yet; waits for it when there
   * is none. Tests of a worker share its mailbox: mails of others stay where they are.
   */
  next: (words: string) => Promise<ReceivedMail>;
  /** How many mails with these words wait to be handed over. */
  unread: (words: string) => number;
  stop: () => Promise<void>;
}

const holds = ({ mail }: ReceivedMail, words: string): boolean =>
  `${mail.subject ?? ''}\n${mail.text ?? ''}`.includes(words);

/** Starts a mail server on the loopback interface, on a free port unless it has to come back to one. */
export async function startMailbox(port = 0): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const arrivals = new EventEmitter();
  const take = (words: string): ReceivedMail | undefined => {
    const at = mails.findIndex((mail) => holds(mail, words));
    return at === -1 ? undefined : mails.splice(at, 1)[0];
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, callback) => {
      void Array.fromAsync(stream as AsyncIterable<Buffer>)
        .then((chunks) => PostalMime.parse(Buffer.concat(chunks)))
        .then(
          (mail) => {
            mails.push({ recipients: envelope.rcptTo.map(({ address }) => address), mail });
            arrivals.emit('mail');
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
    next: async (words) => {
      for (;;) {
        const mail = take(words);
        if (mail) return mail;
        await once(arrivals, 'mail');
      }
    },
    unread: (words) => mails.filter((mail) => holds(mail, words)).length,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
