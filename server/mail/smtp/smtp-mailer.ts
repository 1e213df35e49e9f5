/** Hands mail to a mail server over pooled SMTP connections. */
import { createTransport } from 'nodemailer';
import { mailOptions } from '../mail-options.ts';
import type { Mailer } from '../mail.ts';

/** Longest time in milliseconds one mail can take, all time-outs of its connection together. */
const longestSend = 60_000;

/**
 * A mailer for `smtp://user:password@host:port` or `smtps://…`. TLS is used wherever the server offers it.
 * `connections` mails are sent at once at most.
 */
export function createSmtpMailer(smtpUrl: string, connections: number): Mailer {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const transport = createTransport({
    pool: true,
    maxConnections: connections,
    host: hostname.replace(/^\[|\]$/g, ''),
    secure: protocol === 'smtps:',
    ...(port !== '' && { port: Number(port) }),
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
    // The outbox retries by itself; a second layer of retries would hide failures from it.
    maxRequeues: 0,
  });
  return {
    async send(mail) {
      await transport.sendMail({ ...mailOptions(mail), signal: AbortSignal.timeout(longestSend) });
    },
    longestSend,
    close: () => transport.close(),
  };
}
