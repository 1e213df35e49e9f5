/** Schemas for settings with the address of another program: a URL, or a host and a port. */
import { rule } from './rules.ts';

/** Parses a URL; undefined when it is invalid or has port 0, on which no program can listen. */
function partsOf(value: string): URL | undefined {
  const url = URL.parse(value);
  return url === null || url.port === '0' ? undefined : url;
}

/** Whether the percent escapes of a URL part are valid UTF-8. */
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

/** The host of a URL for sockets: an IPv6 address without brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** The origin of a site: only scheme, host and port. */
export const origin = rule(
  'the address of the site without a path, such as https://www.example.com',
  (value) => {
    const url = partsOf(value);
    const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
    return isWeb && url.href === `${url.origin}/` ? url.origin : undefined;
  },
);

/** A host and a port, such as `localhost:3310`; an IPv6 address needs brackets. */
export const hostAndPort = rule('a host and a port such as localhost:3310', (value) => {
  const url = partsOf(`tcp://${value}`);
  const isBare = url?.href === `tcp://${url?.host}` && url.port !== '';
  return isBare ? { host: hostOf(url), port: Number(url.port) } : undefined;
});

/** The receiver of webhooks. `http:` is only for this machine. The value is secret, because paths of chat tools are. */
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

/** Use of TLS: `required` sends nothing without TLS, `offered` uses TLS if the server offers it, `off` never uses TLS. */
export type SmtpTls = 'required' | 'offered' | 'off';

/** A mail server. */
export type SmtpServer = {
  host: string;
  /** 465 or 587 when undefined. */
  port: number | undefined;
  /** TLS from the first byte; takes precedence over `tls`. */
  secure: boolean;
  tls: SmtpTls;
  auth: { user: string; pass: string } | undefined;
  /** Host and port to show to the operator, without user and password. */
  address: string;
  /** Additional trusted certificates, as PEM. */
  ca?: string;
};

const escapes = '% @ : / ? # in the user name or password are written as %25 %40 %3A %2F %3F %23';

/**
 * `smtp://user:password@host:port` or `smtps://…`. Mails contain personal data, so TLS is required, except for a mail
 * server on this machine.
 */
export const smtpServer = rule(
  `a URL such as smtp://user:password@mail.example.com:587, where ${escapes}`,
  (value): SmtpServer | undefined => {
    const url = partsOf(value);
    if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.host === '') return undefined;
    const { username, password, port, protocol } = url;
    // Text after the host is the rest of an unescaped password, or an unknown option.
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
  /** The schema of the tables; undefined means the user's first schema. */
  searchPath: string | undefined;
  /** The certificate must name `host`. The driver omits a host that is an IP address. */
  tls: false | { rejectUnauthorized: boolean; host: string };
  /** URL to show to the operator, without user and password. */
  address: string;
};

/** Valid query parameters. */
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
 * `postgres://user:password@host:port/database`. `sslmode` sets TLS. The default is no TLS on this machine, and on other
 * hosts TLS with a certificate that names the host. `require` accepts any certificate, as in PostgreSQL's programs.
 */
export const databaseAddress = rule(
  `a URL such as postgres://user:password@db.example.com:5432/website, with sslmode=disable, require or verify-full and search_path=a_schema behind a question mark if need be; ${escapes}`,
  (value): DatabaseAddress | undefined => {
    const url = partsOf(value);
    if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) return undefined;
    const { username, password, hostname, pathname, searchParams } = url;
    // For an empty user the driver takes the user of this process. The driver tries a list of hosts one by one.
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
