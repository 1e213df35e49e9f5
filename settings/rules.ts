/** Rules for the values of variables. Each says what it expects, in words that fit behind "expected". */
import { BlockList, isIP } from 'node:net';
import { isEmailAddress } from '../contracts/text-rules.ts';

/** A rule for one variable: `parse` returns undefined for a value that is not what `expected` says. */
export interface Rule<T> {
  expected: string;
  parse: (value: string) => T | undefined;
  /** The value is never repeated in a message. */
  secret?: true;
}

/** A whole number within bounds, both allowed. */
export function wholeNumber(from: number, to: number, what: string): Rule<number> {
  return {
    expected: `${what} from ${from} to ${to}`,
    parse: (value) => (/^\d{1,9}$/.test(value) && +value >= from && +value <= to ? +value : undefined),
  };
}

/** A number of days, at most a hundred years; `off` counts as 0. */
export const daysOrOff: Rule<number> = {
  expected: "a number of days from 1 to 36500, or 'off' (0 means the same)",
  parse: (value) => (value === 'off' ? 0 : wholeNumber(0, 36_500, 'days').parse(value)),
};

/** A decimal fraction from 0 to 1. */
export const fraction: Rule<number> = {
  expected: 'a number from 0 to 1, such as 0.5',
  parse: (value) => (/^(0(\.\d+)?|1(\.0+)?)$/.test(value) ? Number(value) : undefined),
};

/** Any text. */
export const text: Rule<string> = { expected: 'text', parse: (value) => value };

/** A folder. A shell would have put the home folder and variables in; a `.env` file and a service manager do not. */
export const folder: Rule<string> = {
  expected: "the path of a folder, written out: '~' and variables such as $HOME are not replaced here",
  parse: (value) => (/^~|\$[\w{]|%\w+%/.test(value) ? undefined : value),
};

/** Any text that no message may repeat. */
export const secretText: Rule<string> = { ...text, secret: true };

/** A secret of a useful length. */
export const secret: Rule<string> = {
  expected: 'at least 32 characters',
  parse: (value) => (value.length >= 32 ? value : undefined),
  secret: true,
};

/** Whether a part of a URL can be read: each `%` begins two hex digits that together are UTF-8. */
export function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** The parts of a URL; undefined where it is none, or names port 0, on which nobody can listen. */
export function partsOf(value: string): URL | undefined {
  const parsed = URL.parse(value);
  return parsed === null || parsed.port === '0' ? undefined : parsed;
}

/** Address of the mail server. Returned as written, without a slash at the end. */
export const smtpUrl: Rule<string> = {
  expected:
    'a URL such as smtp://user:password@mail.example.com:587, where % @ : / ? # in the user name or password are written as %25 %40 %3A %2F %3F %23',
  secret: true,
  parse(value) {
    const parsed = partsOf(value);
    if (!parsed || !['smtp:', 'smtps:'].includes(parsed.protocol) || parsed.host === '') return undefined;
    // Text after the host would be ignored: it is the rest of a password, or an option that we do not know.
    if (parsed.pathname.length > 1 || parsed.search !== '' || parsed.hash !== '') return undefined;
    if (!isDecodable(parsed.username) || !isDecodable(parsed.password)) return undefined;
    return value.replace(/\/+$/, '');
  },
};

/** Rule for one of a few words. */
export function oneOf<const Words extends readonly string[]>(...words: Words): Rule<Words[number]> {
  const quoted = words.map((word) => `'${word}'`);
  return {
    expected: `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`,
    parse: (value) => words.find((word) => word === value),
  };
}

/** Use of TLS for mail: always, where the mail server offers it, or never. */
export const smtpTls = oneOf('required', 'offered', 'off');

/** A mail address without a name. */
export const mailbox: Rule<string> = {
  expected: 'one email address such as info@company.com, without a name',
  parse: (value) => (isEmailAddress(value) ? value : undefined),
};

/** Addresses of mail with commas between them. */
export const mailboxes: Rule<readonly string[]> = {
  expected: 'email addresses such as info@company.com, separated by commas and without names',
  parse(value) {
    const addresses = value.split(',').map((address) => address.trim());
    return addresses.every(isEmailAddress) ? addresses : undefined;
  },
};

/** A port to listen on; 0 lets the system choose. */
export const port: Rule<number> = wholeNumber(0, 65_535, 'a port number');

/** A host and a port, such as `localhost:3310`; an IPv6 address stands in brackets. */
export const hostAndPort: Rule<{ host: string; port: number }> = {
  expected: 'a host and a port such as localhost:3310',
  parse(value) {
    const parsed = partsOf(`tcp://${value}`);
    const isBare = parsed?.href === `tcp://${parsed?.host}` && parsed.port !== '';
    return isBare ? { host: parsed.hostname.replace(/^\[|\]$/g, ''), port: Number(parsed.port) } : undefined;
  },
};

/** The origin of a site: scheme, host and port, nothing after them. */
export const origin: Rule<string> = {
  expected: 'the address of the site without a path, such as https://www.example.com',
  parse(value) {
    const parsed = partsOf(value);
    const isWeb = parsed?.protocol === 'https:' || parsed?.protocol === 'http:';
    return isWeb && parsed.href === `${parsed.origin}/` ? parsed.origin : undefined;
  },
};

/** Proxies whose word about the client's address is trusted: none, this many last hops, or these addresses. */
export type TrustedProxies =
  | { kind: 'none' }
  | { kind: 'hops'; count: number }
  | { kind: 'addresses'; list: BlockList };

/** `off`, a number of proxies in front, or their addresses and subnets separated by commas. */
export const trustedProxies: Rule<TrustedProxies> = {
  expected: "'off', a number of proxies from 1 to 16, or addresses such as 10.0.0.0/8,::1",
  parse(value) {
    if (value === 'off') return { kind: 'none' };
    if (/^\d+$/.test(value)) return +value >= 1 && +value <= 16 ? { kind: 'hops', count: +value } : undefined;
    const list = new BlockList();
    for (const entry of value.split(',')) {
      const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry.trim()) ?? [];
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
      const widest = family === 'ipv6' ? 128 : 32;
      if (isIP(address) === 0 || Number(bits ?? 0) > widest) return undefined;
      list.addSubnet(address, Number(bits ?? widest), family);
    }
    return { kind: 'addresses', list };
  },
};

/** Address that gets a message about each submission. Without encryption it may only be this machine's. */
export const webhookUrl: Rule<URL> = {
  expected: 'a URL that begins with https://, or with http:// and the name of this machine, without a #',
  // Webhook addresses of chat tools carry their secret in the path.
  secret: true,
  parse(value) {
    const parsed = partsOf(value);
    if (!parsed || parsed.hash !== '') return undefined;
    const isHere = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(parsed.hostname);
    return parsed.protocol === 'https:' || (parsed.protocol === 'http:' && isHere) ? parsed : undefined;
  },
};

/** Signs webhooks, as the Standard Webhooks write it: 24 to 64 bytes in Base64 behind `whsec_`. */
export const webhookSecret: Rule<Uint8Array> = {
  expected: "'whsec_' and 24 to 64 random bytes in Base64, such as 'openssl rand -base64 32' makes",
  secret: true,
  parse(value) {
    const [, encoded = ''] =
      /^(?:whsec_)?((?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/.exec(value) ?? [];
    const bytes = Buffer.from(encoded, 'base64');
    return bytes.length >= 24 && bytes.length <= 64 ? bytes : undefined;
  },
};
