/** Reads which mail server is used, and whether mail may travel there without encryption. */
import { isIP } from 'node:net';

/** Use of TLS: `required` sends nothing without it, `offered` uses it where the server has it, `off` never. */
export type SmtpTls = 'required' | 'offered' | 'off';

/** A mail server. */
export type SmtpServer = {
  host: string;
  /** 465 or 587 when undefined. */
  port: number | undefined;
  /** TLS from the first byte on, whatever `tls` says. */
  secure: boolean;
  tls: SmtpTls;
  auth: { user: string; pass: string } | undefined;
  /** Certificates to trust besides the system's own, as PEM. */
  ca?: string;
};

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/**
 * Reads `smtp://user:password@host:port` or `smtps://…`. Unless `tls` says otherwise it is required, because mails
 * hold what visitors wrote; on this machine itself it is used where it is offered.
 */
export function readSmtpServer(smtpUrl: string, tls?: SmtpTls): SmtpServer {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: port === '' ? undefined : Number(port),
    secure: protocol === 'smtps:',
    tls: tls ?? (isLoopback(host) ? 'offered' : 'required'),
    auth:
      username === ''
        ? undefined
        : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
  };
}
