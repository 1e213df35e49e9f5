/** One connection to a mail server: opened, secured, signed in, and used for one mail after the other. */
import type { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpServer } from '../../settings/addresses.ts';

/** Time limits in milliseconds. */
export type SmtpTimeouts = {
  /** From looking up the host's name to the server's greeting, and again for TLS. */
  connecting: number;
  /** Until the user is signed in, whatever the server says meanwhile. */
  opening: number;
  /** Between two signs of the server. */
  silence: number;
};

/** Sender and recipients as the server is told them. */
export type Envelope = { from: string; to: string[] };

/** An open connection. */
export type Session = {
  /** Resolves once the server has taken the mail, with the number of recipients it refused. Rejects with its reply, or with why there was none. */
  send(envelope: Envelope, message: Readable, signal: AbortSignal): Promise<number>;
  /** Makes the connection ready for another mail after a refusal. Rejects when it is not. */
  reset(signal: AbortSignal): Promise<void>;
  isOpen(): boolean;
  /** Says goodbye, and closes soon after in any case. */
  leave(): void;
  /** Closes at once. */
  cut(): void;
};

/** Milliseconds within which a server says goodbye. */
const farewell = 500;

type Done = (error?: Error | null) => void;

const called = (call: (done: Done) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    call((error) => (error ? reject(error) : resolve()));
  });

function createConnection(server: SmtpServer, { connecting, silence }: SmtpTimeouts): SMTPConnection {
  return new SMTPConnection({
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.tls === 'required',
    ignoreTLS: server.tls === 'off',
    ...(server.ca !== undefined && { tls: { ca: server.ca } }),
    connectionTimeout: connecting,
    greetingTimeout: connecting,
    dnsTimeout: connecting,
    socketTimeout: silence,
    socketCloseTimeout: farewell,
  });
}

/** Ties calls of a connection to its life: they fail when it breaks, and a signal breaks it. */
function createLifeline(connection: SMTPConnection) {
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined);
  let isOpen = true;
  const fail = (reason: unknown) => {
    isOpen = false;
    broken.reject(reason);
  };
  connection.on('error', fail);
  connection.once('end', () => fail(new Error('The mail server closed the connection.')));
  async function during(call: (done: Done) => void, signal: AbortSignal): Promise<void> {
    const abort = () => {
      fail(signal.reason);
      connection.close();
    };
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    try {
      await Promise.race([called(call), broken.promise]);
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }
  return { isOpen: () => isOpen, during };
}

/** Opens a connection and signs in where the server asks for it. Rejects with what went wrong. */
export async function openSession(
  server: SmtpServer,
  timeouts: SmtpTimeouts,
  signal: AbortSignal,
): Promise<Session> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeouts.opening)]);
  const connection = createConnection(server, timeouts);
  const { during, isOpen } = createLifeline(connection);
  const cut = () => connection.close();
  try {
    await during((done) => connection.connect(done), inTime);
    const { auth } = server;
    // A server that asks nobody to sign in may still refuse the mail, and says so then.
    if (auth && connection.allowsAuth)
      await during((done) => connection.login({ credentials: auth }, done), inTime);
  } catch (error) {
    cut();
    throw error;
  }
  return {
    async send(envelope, message, abort) {
      let refused = 0;
      await during((done) => {
        connection.send(envelope, message, (error, info) => {
          if (!error) refused = info.rejected.length;
          done(error);
        });
      }, abort);
      return refused;
    },
    reset: (abort) => during((done) => connection.reset(done), abort),
    isOpen,
    leave() {
      if (!isOpen()) return;
      connection.quit();
      setTimeout(cut, farewell);
    },
    cut,
  };
}
