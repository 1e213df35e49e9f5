/** A mail server that takes everything at once and remembers what came, at next to no cost. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';

/** A mail that arrived. `file` is the SHA-256, in hex, of the file that came with it. */
export type SunkMail = { messageId: string; email: string; file: string | undefined };

/** The running server, closed at the end of the block that has it by `await using`. */
export type MailSink = AsyncDisposable & {
  url: string;
  port: number;
  mails: SunkMail[];
  /** Resolves once something more has arrived. */
  next(): Promise<void>;
};

const end = '\r\n.\r\n';

/** What is needed of a mail, whose headers are short and plain. */
function readMail(text: string): SunkMail {
  const header = (name: string) => new RegExp(`^${name}: (?:.*<)?([^<>\r\n]+)`, 'mi').exec(text)?.[1] ?? '';
  const file = /Content-Disposition: attachment[^]*?\r\n\r\n([\w+/=\r\n]+)/.exec(text)?.[1];
  return {
    messageId: header('Message-ID'),
    email: header('Reply-To'),
    file: file && createHash('sha256').update(Buffer.from(file, 'base64')).digest('hex'),
  };
}

function converse(socket: Socket, onMail: (mail: SunkMail) => void): void {
  let text = '';
  let isMail = false;
  /** Takes the next line or mail off what has arrived; false when there is none as yet. */
  function step(): boolean {
    const stop = isMail ? end : '\r\n';
    const at = text.indexOf(stop);
    if (at < 0) return false;
    const said = text.slice(0, at);
    text = text.slice(at + stop.length);
    if (isMail) onMail(readMail(said));
    const word = said.slice(0, 4).toUpperCase();
    const wantsMail = !isMail && word === 'DATA';
    const isEnd = !isMail && word === 'QUIT';
    isMail = wantsMail;
    if (isEnd) socket.end('221 bye\r\n');
    else socket.write(wantsMail ? '354 go on\r\n' : '250 ok\r\n');
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
  const mails: SunkMail[] = [];
  const sockets = new Set<Socket>();
  let arrived = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, (mail) => {
      mails.push(mail);
      arrived.resolve();
      arrived = Promise.withResolvers();
    });
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    mails,
    next: () => arrived.promise,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
