/** Schemas for settings that contain another program's address, and the addresses that visitors cannot reach. */
import { strict as assert } from 'node:assert';
import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { oneOf, rule } from './rules.ts';

/** Parses a URL. Throws for a protocol that is not in `protocols`. Throws for port 0: no program can listen there. */
function readUrl(value: string, ...protocols: string[]): URL {
  const url = new URL(value);
  assert(protocols.includes(url.protocol) && url.port !== '0');
  return url;
}

const isLoopback = ({ hostname }: URL): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);

/** For sockets: an IPv6 address loses its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** The origin of a site: only scheme, host and port. */
export const origin = rule(
  'the address of the site without a path, such as https://www.example.com',
  (value) => {
    const url = readUrl(value, 'https:', 'http:');
    return url.href === `${url.origin}/` ? url.origin : undefined;
  },
);

/** A host and a port, such as `localhost:3310`; an IPv6 address needs brackets. */
export const hostAndPort = rule('a host and a port such as localhost:3310', (value) => {
  const url = readUrl(`tcp://${value}`, 'tcp:');
  const isBare = url.href === `tcp://${url.host}` && url.port !== '';
  return isBare ? { host: hostOf(url), port: Number(url.port) } : undefined;
});

/** The receiver of webhooks, a secret as are paths of chat tools. `http:` is allowed for this machine only. */
export const webhookUrl = rule(
  'a URL that begins with https://, or with http:// and the name of this machine, without a #',
  (value) => {
    const url = readUrl(value, 'https:', 'http:');
    return url.hash === '' && (url.protocol === 'https:' || isLoopback(url)) ? url : undefined;
  },
  'secret',
);

/** The address of a script. It stands in every page and in the policy, so special characters are refused. */
export const scriptUrl = rule(
  'an address that begins with https://, without a user name, quotes, spaces or a #',
  (value) => {
    const url = readUrl(value, 'https:');
    const isPlain = /^https:\/\/[\w.:-]+\/[\w./?=&%~+-]*$/i.test(value) && url.username === '';
    return isPlain ? url : undefined;
  },
);

const escapes = '% @ : / ? # in the user name or password are written as %25 %40 %3A %2F %3F %23';

/** `required`: mail is never sent without TLS. `offered`: with TLS if the server offers it. */
export const smtpTls = oneOf('required', 'offered', 'off');

/** `smtp://…` or `smtps://…`. Mails contain personal data, so only a mail server on this machine may lack TLS. */
export const smtpServer = rule(
  `a URL such as smtp://user:password@mail.example.com:587, where ${escapes}`,
  (value) => {
    const url = readUrl(value, 'smtp:', 'smtps:');
    // Text after the host is an unknown option, or the end of a password whose special characters were not escaped.
    assert(url.host !== '' && url.pathname.length <= 1 && url.search === '' && url.hash === '');
    const [user, pass] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
    return {
      host: hostOf(url),
      /** If it is undefined, the port is 465 or 587. */
      port: url.port === '' ? undefined : Number(url.port),
      /** Whether TLS starts with the first byte. If true, `tls` has no effect. */
      secure: url.protocol === 'smtps:',
      tls: (isLoopback(url) ? 'offered' : 'required') as z.output<typeof smtpTls>,
      auth: user === '' ? undefined : { user, pass },
      /** Without user and password. The operator may see this text. */
      address: url.host,
    };
  },
  'secret',
);

/** A mail server. `ca` contains additional trusted certificates as PEM. `name` is what we call ourselves. */
export type SmtpServer = z.output<typeof smtpServer> & { ca?: string; name?: string };

/**
 * Returns the name for EHLO; undefined if the site has none. Without a name, a container would say `[127.0.0.1]`, which
 * large providers refuse.
 */
export function mailNameOf(site: string | undefined): string | undefined {
  const { hostname } = new URL(site ?? 'http://localhost');
  return hostname.includes('.') && isIP(hostname) === 0 ? hostname : undefined;
}

/** Each parameter may be given once. */
const databaseParameters = z.strictObject({
  sslmode: z.enum(['disable', 'require', 'verify-full']).optional(),
  search_path: z
    .string()
    .regex(/^[a-z_][a-z0-9_]{0,62}$/)
    .optional(),
});

/**
 * `postgres://user:password@host:port/database`. TLS is the default for other hosts, with a certificate that names the
 * host. `require` accepts any certificate, as PostgreSQL's own programs do.
 */
export const databaseAddress = rule(
  `a URL such as postgres://user:password@db.example.com:5432/website, with sslmode=disable, require or verify-full and search_path=a_schema behind a question mark if need be; ${escapes}`,
  (value) => {
    const url = readUrl(value, 'postgres:', 'postgresql:');
    const { username, password, hostname, pathname, searchParams } = url;
    // The driver would replace an empty user by the user of this process, and would try a list of hosts one by one.
    assert(username !== '' && hostname !== '' && !hostname.includes(','));
    assert(/^\/[^/]+$/.test(pathname) && url.hash === '');
    const given = Object.fromEntries(searchParams);
    assert(Object.keys(given).length === searchParams.size);
    const { sslmode = isLoopback(url) ? 'disable' : 'verify-full', search_path: searchPath } =
      databaseParameters.parse(given);
    const host = hostOf(url);
    const port = Number(url.port || 5432);
    const database = decodeURIComponent(pathname.slice(1));
    return {
      host,
      port,
      database,
      username: decodeURIComponent(username),
      password: decodeURIComponent(password),
      /** If it is undefined, the user's first schema contains the tables. */
      searchPath,
      tls: sslmode === 'disable' ? (false as const) : { rejectUnauthorized: sslmode === 'verify-full' },
      /** Without user and password. The operator may see this text. */
      address: `postgres://${hostname}:${port}/${database}`,
    };
  },
  'secret',
);

export type DatabaseAddress = z.output<typeof databaseAddress>;

/** Returns whether a host or a mail address belongs to nobody (RFC 2606, RFC 6761). Tests send mail to `.test`. */
export const isReserved = (address: string): boolean =>
  /(?:^|[@.])(?:example\.(?:com|net|org|edu)|example|invalid)$/i.test(address);

/** The address ranges of this machine and of private networks (RFC 1918, 3927, 4193, 6598). */
const privateRanges = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateRanges.addSubnet(address, bits, 'ipv4');
for (const [address, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateRanges.addSubnet(address, bits, 'ipv6');

/** Returns whether visitors can open a site: not on this machine, a private network or a reserved domain. */
export function isPublicOrigin(site: string): boolean {
  const host = new URL(site).hostname.replaceAll(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version !== 0) return !privateRanges.check(host, version === 6 ? 'ipv6' : 'ipv4');
  const isPrivateName = /^[^.]*$|\.(?:localhost|local|internal|lan|test|home\.arpa)$/.test(host);
  return !isPrivateName && !isReserved(host);
}
