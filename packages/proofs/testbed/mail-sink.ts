/** A simple mail server that accepts every mail at once and records it. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';

/** A received mail. `file` is the SHA-256 of its attachment, in hex. */
export type ReceivedMail = { messageId: string; email: string; file: string | undefined };

/** The stages in the transfer of a mail: from the last command before the mail to the response after it. */
export const mailStages = ['before DATA', 'in the mail', 'after the dot', 'after 250'] as const;

export type MailStage = (typeof mailStages)[number];

/** The running server. `await using` closes it. */
export type MailSink = AsyncDisposable & {
  url: string;
  port: number;
  mails: ReceivedMail[];
  /** Resolves when the next mail has arrived. */
  next(): Promise<void>;
  /** Runs `action` when a stage occurs for the nth time from now. Replaces an earlier action. */
  at(stage: MailStage, nth: number, action: () => void): void;
};

/** The callbacks: `mail` for each mail, and `stage` for each stage before the server continues. */
type Listener = { mail: (mail: ReceivedMail) => void; stage: (stage: MailStage) => void };

const end = '\r\n.\r\n';

/** Reads the relevant parts of a mail whose headers are short ASCII texts. */
function readMail(text: string): ReceivedMail {
  const header = (name: string) =>
    new RegExp(`^${name}:\\s+(?:.*<)?([^<>\r\n]+)`, 'mi').exec(text)?.[1] ?? '';
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
  /** Handles the next line or mail of the input. Returns false if it is not complete yet. */
  function step(): boolean {
    const stop = isMail ? end : '\r\n';
    const at = text.indexOf(stop);
    if (isMail && text !== '') listener.stage('in the mail');
    if (at < 0) return false;
    const received = text.slice(0, at);
    text = text.slice(at + stop.length);
    const command = received.slice(0, 4).toUpperCase();
    const wasMail = isMail;
    if (wasMail) {
      listener.mail(readMail(received));
      listener.stage('after the dot');
    } else if (command === 'RCPT') listener.stage('before DATA');
    const wantsMail = !isMail && command === 'DATA';
    const isEnd = !isMail && command === 'QUIT';
    isMail = wantsMail;
    if (isEnd) socket.end('221 bye\r\n');
    else socket.write(wantsMail ? '354 go on\r\n' : '250 ok\r\n');
    if (wasMail) listener.stage('after 250');
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

/** Starts the server. A given `port` restarts the server on the same port. */
export async function startMailSink(port = 0): Promise<MailSink> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let arrived = Promise.withResolvers<void>();
  let waiting: { stage: MailStage; left: number; action: () => void } | undefined;
  const listener: Listener = {
    mail(mail) {
      mails.push(mail);
      arrived.resolve();
      arrived = Promise.withResolvers();
    },
    stage(stage) {
      if (stage !== waiting?.stage) return;
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
    at(stage, nth, action) {
      waiting = { stage, left: nth, action };
    },
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
