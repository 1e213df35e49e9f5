/** A mail server that takes everything at once and remembers what came, at next to no cost. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';

/** A mail that arrived. `file` is the SHA-256, in hex, of the file that came with it. */
export type ReceivedMail = { messageId: string; email: string; file: string | undefined };

/** Moments in the handing over of a mail, from the last command before it to the answer after it. */
export const mailStages = ['before DATA', 'in the mail', 'after the dot', 'after 250'] as const;

/** A moment at which something can be done. */
export type MailStage = (typeof mailStages)[number];

/** The running server, closed at the end of the block that has it by `await using`. */
export type MailSink = AsyncDisposable & {
  url: string;
  port: number;
  mails: ReceivedMail[];
  /** Resolves once something more has arrived. */
  next(): Promise<void>;
  /** Does something when this moment comes for the nth time from now; what was asked for before is forgotten. */
  at(moment: MailStage, nth: number, action: () => void): void;
};

/** Hears of each mail, and of each moment before the server goes on. */
type Listener = { mail: (mail: ReceivedMail) => void; moment: (moment: MailStage) => void };

const end = '\r\n.\r\n';

/** What is needed of a mail, whose headers are short and plain. */
function readMail(text: string): ReceivedMail {
  const header = (name: string) => new RegExp(`^${name}: (?:.*<)?([^<>\r\n]+)`, 'mi').exec(text)?.[1] ?? '';
  const file = /Content-Disposition: attachment[^]*?\r\n\r\n([\w+/=\r\n]+)/.exec(text)?.[1];
  return {
    messageId: header('Message-ID'),
    email: header('Reply-To'),
    file: file && createHash('sha256').update(Buffer.from(file, 'base64')).digest('hex'),
  };
}

function converse(socket: Socket, listener: Listener): void {
  let text = '';
  let isMail = false;
  /** Takes the next line or mail off what has arrived; false when there is none as yet. */
  function step(): boolean {
    const stop = isMail ? end : '\r\n';
    const at = text.indexOf(stop);
    if (isMail && text !== '') listener.moment('in the mail');
    if (at < 0) return false;
    const received = text.slice(0, at);
    text = text.slice(at + stop.length);
    const command = received.slice(0, 4).toUpperCase();
    const wasMail = isMail;
    if (wasMail) {
      listener.mail(readMail(received));
      listener.moment('after the dot');
    } else if (command === 'RCPT') listener.moment('before DATA');
    const wantsMail = !isMail && command === 'DATA';
    const isEnd = !isMail && command === 'QUIT';
    isMail = wantsMail;
    if (isEnd) socket.end('221 bye\r\n');
    else socket.write(wantsMail ? '354 go on\r\n' : '250 ok\r\n');
    if (wasMail) listener.moment('after 250');
    return true;
  }
  socket.setNoDelay(true);
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
    while (step());
  });
  socket.write('220 sink\r\n');
}

/** Starts the server, on a given port where it has to come back there. */
export async function startMailSink(port = 0): Promise<MailSink> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let arrived = Promise.withResolvers<void>();
  let waiting: { moment: MailStage; left: number; action: () => void } | undefined;
  const listener: Listener = {
    mail(mail) {
      mails.push(mail);
      arrived.resolve();
      arrived = Promise.withResolvers();
    },
    moment(moment) {
      if (moment !== waiting?.moment) return;
      waiting.left -= 1;
      if (waiting.left === 0) waiting.action();
    },
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, listener);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    mails,
    next: () => arrived.promise,
    at(moment, nth, action) {
      waiting = { moment, left: nth, action };
    },
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
