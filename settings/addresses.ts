/** Schemas for settings that are the address of another program: a URL, or a host and a port. */
import { rule } from './rules.ts';

/** The parts of a URL; undefined where it is none, or names port 0, on which nobody can listen. */
function partsOf(value: string): URL | undefined {
  const url = URL.parse(value);
  return url === null || url.port === '0' ? undefined : url;
}

/** Whether a part of a URL can be read: each `%` begins two hex digits that together are UTF-8. */
function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** Whether the host of a URL is this machine. */
const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** The host of a URL as sockets want it: an IPv6 address without brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** The origin of a site: scheme, host and port, nothing after them. */
export const origin = rule(
  'the address of the site without a path, such as https://www.example.com',
  (value) => {
    const url = partsOf(value);
    const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
    return isWeb && url.href === `${url.origin}/` ? url.origin : undefined;
  },
);

/** A host and a port, such as `localhost:3310`; an IPv6 address stands in brackets. */
export const hostAndPort = rule('a host and a port such as localhost:3310', (value) => {
  const url = partsOf(`tcp://${value}`);
  const isBare = url?.href === `tcp://${url?.host}` && url.port !== '';
  return isBare ? { host: hostOf(url), port: Number(url.port) } : undefined;
});

/** The receiver of webhooks. Without encryption it may only be this machine. The path of a chat tool is a secret. */
export const webhookUrl = rule(
  'a URL that begins with https://, or with http:// and the name of this machine, without a #',
  (value) => {
    const url = partsOf(value);
    if (!url || url.hash !== '') return undefined;
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
      ? url
      : undefined;
  },
  'secret',
);

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
  /** Host and port for the operator, without user and password. */
  address: string;
  /** Certificates to trust besides the system's own, as PEM. */
  ca?: string;
};

const escapes = '% @ : / ? # in the user name or password are written as %25 %40 %3A %2F %3F %23';

/**
 * `smtp://user:password@host:port` or `smtps://…`. Mails hold what visitors wrote, so TLS is required, except for a
 * mail server on this machine.
 */
export const smtpServer = rule(
  `a URL such as smtp://user:password@mail.example.com:587, where ${escapes}`,
  (value): SmtpServer | undefined => {
    const url = partsOf(value);
    if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.host === '') return undefined;
    const { username, password, port, protocol } = url;
    // Text after the host would be ignored: it is the rest of a password, or an option that we do not know.
    if (url.pathname.length > 1 || url.search !== '' || url.hash !== '') return undefined;
    if (!isDecodable(username) || !isDecodable(password)) return undefined;
    return {
      host: hostOf(url),
      port: port === '' ? undefined : Number(port),
      secure: protocol === 'smtps:',
      tls: isLoopback(url.hostname) ? 'offered' : 'required',
      auth:
        username === ''
          ? undefined
          : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
      address: url.host,
    };
  },
  'secret',
);

/** A PostgreSQL database. */
export type DatabaseAddress = {
  host: string;
  port: number;
  database: string;
  username: string;
  password: string;
  /** The schema of the tables; the user's first one when undefined. */
  searchPath: string | undefined;
  /** `host` is what the certificate has to name: the driver leaves it out where it is an IP address. */
  tls: false | { rejectUnauthorized: boolean; host: string };
  /** For the operator, without user and password. */
  address: string;
};

/** Parameters that may stand behind the question mark. */
const parameters: Readonly<Record<string, RegExp>> = {
  sslmode: /^(?:disable|require|verify-full)$/,
  search_path: /^[a-z_][a-z0-9_]{0,62}$/,
};

function hasKnownParameters({ searchParams }: URL): boolean {
  const given = [...searchParams];
  const names = new Set(given.map(([name]) => name));
  return names.size === given.length && given.every(([name, value]) => parameters[name]?.test(value));
}

/**
 * `postgres://user:password@host:port/database`. TLS is as `sslmode` says; without it, none on this machine, and
 * everywhere else with a certificate that names the host. `require` takes any certificate, as in PostgreSQL's own programs.
 */
export const databaseAddress = rule(
  `a URL such as postgres://user:password@db.example.com:5432/website, with sslmode=disable, require or verify-full and search_path=a_schema behind a question mark if need be; ${escapes}`,
  (value): DatabaseAddress | undefined => {
    const url = partsOf(value);
    if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) return undefined;
    const { username, password, hostname, pathname, searchParams } = url;
    // An empty user would be whoever runs the server. The driver would ask a list of hosts in turn.
    if (username === '' || hostname === '' || hostname.includes(',')) return undefined;
    if (!/^\/[^/]+$/.test(pathname) || url.hash !== '' || !hasKnownParameters(url)) return undefined;
    if (![username, password, pathname].every(isDecodable)) return undefined;
    const host = hostOf(url);
    const port = Number(url.port || 5432);
    const database = decodeURIComponent(pathname.slice(1));
    const sslmode = searchParams.get('sslmode') ?? (isLoopback(hostname) ? 'disable' : 'verify-full');
    return {
      host,
      port,
      database,
      username: decodeURIComponent(username),
      password: decodeURIComponent(password),
      searchPath: searchParams.get('search_path') ?? undefined,
      tls: sslmode === 'disable' ? false : { rejectUnauthorized: sslmode === 'verify-full', host },
      address: `postgres://${hostname}:${port}/${database}`,
    };
  },
  'secret',
);
