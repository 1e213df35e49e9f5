/** A mail server that does as a test says, wrong things above all. */
import { type AddressInfo, type Socket, createServer } from 'node:net';
import { type SecureContextOptions, TLSSocket } from 'node:tls';
import { onTestFinished } from 'vitest';

/** Where in a conversation the server answers; `body` is the first piece of a mail, `mail` its end. */
export type Moment =
  | 'greeting'
  | 'EHLO'
  | 'HELO'
  | 'STARTTLS'
  | 'AUTH'
  | 'MAIL'
  | 'RCPT'
  | 'DATA'
  | 'body'
  | 'mail'
  | 'RSET'
  | 'QUIT';

/**
 * What it does at a moment: answers in these words, says nothing for ever, closes, resets the connection, writes lines
 * of one answer without an end, writes one line without an end, writes the words one byte at a time, writes them without
 * the end of the line and closes, or says them later.
 */
export type Reaction =
  | string
  | { does: 'hang' | 'close' | 'reset' | 'endless' | 'endless line' }
  | { cuts: string }
  | { drips: string; every: number }
  | { says: string; after: Promise<unknown> };

/** What it does when the script says nothing. */
const usual: Readonly<Record<Moment, Reaction>> = {
  greeting: '220 scripted',
  EHLO: '250 scripted',
  HELO: '502 what?',
  STARTTLS: '220 go ahead',
  AUTH: '235 welcome',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  body: '',
  mail: '250 taken',
  RSET: '250 ok',
  QUIT: '221 bye',
};

/** The running server. */
export type ScriptedSmtp = {
  port: number;
  /** By moment; a function is asked each time, with what was said so far. May be changed while it runs. */
  script: Partial<Record<Moment, Reaction | ((said: string) => Reaction)>>;
  /** Everything that was said to it: lines, with `tls ` before those that nobody else could read. */
  heard: string[];
  /** Mails that it took, whole. */
  taken: string[];
  /** Connections that are open, and the most there were at once. */
  connections: { open: number; most: number };
  /** Resolves once a line that begins so was said `count` times in all; at a mail's end that line is `mail`. */
  said(start: string, count?: number): Promise<void>;
  stop(): Promise<void>;
};

type Server = Omit<ScriptedSmtp, 'port' | 'stop'> & {
  tls: SecureContextOptions | undefined;
  told: () => void;
};

function write(socket: Socket, words: string): void {
  if (words !== '' && !socket.destroyed) socket.write(`${words}\r\n`);
}

function pour(socket: Socket, words: string): void {
  while (!socket.destroyed && socket.write(words));
  socket.once('drain', () => pour(socket, words));
}

function react(socket: Socket, reaction: Reaction): void {
  if (typeof reaction === 'string') return write(socket, reaction);
  if ('does' in reaction) {
    if (reaction.does === 'close') socket.end();
    if (reaction.does === 'reset') socket.resetAndDestroy();
    if (reaction.does === 'endless') pour(socket, '220-welcome, and one thing more\r\n');
    if (reaction.does === 'endless line') pour(socket, 'and '.repeat(9000));
    return;
  }
  if ('cuts' in reaction) return void socket.end(reaction.cuts);
  if ('says' in reaction) return void reaction.after.then(() => write(socket, reaction.says));
  const bytes = [...`${reaction.drips}\r\n`];
  const timer = setInterval(() => {
    const byte = bytes.shift();
    if (byte === undefined || socket.destroyed) clearInterval(timer);
    else socket.write(byte);
  }, reaction.every);
}

const hangs = (reaction: Reaction): boolean =>
  typeof reaction !== 'string' && 'does' in reaction && reaction.does === 'hang';

/** Whether a mail that got this answer, heard or not, lies in the mailbox. */
const isTaken = (reaction: Reaction): boolean =>
  typeof reaction === 'string' ? reaction.startsWith('2') : !hangs(reaction);

const isMoment = (word: string): word is Moment => Object.hasOwn(usual, word);

/** Talks on a socket until it closes, or goes on over TLS. */
function converse(server: Server, socket: Socket, isSecret: boolean): void {
  let rest = '';
  let mail: string | undefined;
  const answer = (moment: Moment, said: string) => {
    const reaction = server.script[moment] ?? usual[moment];
    const chosen = typeof reaction === 'function' ? reaction(said) : reaction;
    react(socket, chosen);
    return chosen;
  };

  function command(line: string): void {
    const [word = ''] = line.toUpperCase().split(' ');
    server.heard.push(isSecret ? `tls ${line}` : line);
    server.told();
    const chosen = isMoment(word) ? answer(word, line) : undefined;
    if (chosen === undefined) write(socket, '502 what?');
    if (chosen === usual.DATA) mail = '';
    if (word === 'STARTTLS' && chosen === usual.STARTTLS) secure();
  }
  function secure(): void {
    socket.removeAllListeners('data');
    const secret = new TLSSocket(socket, { isServer: true, ...server.tls });
    secret.on('error', () => socket.destroy());
    converse(server, secret, true);
  }
  function content(text: string): void {
    if (mail === '') answer('body', text);
    mail += text;
    if (!mail?.endsWith('\r\n.\r\n')) return;
    const whole = mail;
    mail = undefined;
    const chosen = answer('mail', whole);
    if (isTaken(chosen)) server.taken.push(whole);
    server.heard.push('mail');
    server.told();
  }
  socket.on('data', (chunk: Buffer) => {
    if (mail !== undefined) return content(chunk.toString('latin1'));
    const lines = (rest + chunk.toString('latin1')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) command(line);
  });
  if (isSecret) return;
  const greeting = answer('greeting', '');
  // What is said to it is TLS then, too, in whose random bytes there may be an end of a line.
  if (hangs(greeting)) socket.removeAllListeners('data').resume();
}

/** Starts the server; `tls` is its key and certificate, without which it cannot begin with TLS. */
export async function startScriptedSmtp(
  script: ScriptedSmtp['script'] = {},
  tls?: SecureContextOptions,
): Promise<ScriptedSmtp> {
  const listeners = new Set<() => void>();
  const told = () => listeners.forEach((listener) => listener());
  const server: Server = { script, tls, heard: [], taken: [], connections: { open: 0, most: 0 }, said, told };
  const sockets = new Set<Socket>();
  const listening = createServer((socket) => {
    sockets.add(socket);
    server.connections.open += 1;
    server.connections.most = Math.max(server.connections.most, server.connections.open);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      server.connections.open -= 1;
    });
    converse(server, socket, false);
  });
  function said(start: string, count = 1): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (server.heard.filter((line) => line.startsWith(start)).length < count) return;
        listeners.delete(check);
        resolve();
      };
      listeners.add(check);
      check();
    });
  }
  await new Promise<void>((resolve) => {
    listening.listen(0, '127.0.0.1', () => resolve());
  });
  async function stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => {
      listening.close(() => resolve());
    });
    for (const socket of sockets) socket.destroy();
    await closed;
  }
  onTestFinished(stop);
  return Object.assign(server, { port: (listening.address() as AddressInfo).port, stop });
}
