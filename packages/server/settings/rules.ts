/** Schemas for the values of settings. The output of each schema is the parsed value. */
import { BlockList } from 'node:net';
import { z } from 'zod';
import { isEmailAddress } from '@website/forms/form-schema';
import { listChoices } from '@website/forms/messages';

const maxShownLength = 60;

/**
 * Makes a schema from a parser, which throws or returns undefined for an invalid value. The message then contains
 * `expected`, and the received value unless it is a secret.
 */
export const rule = <T>(expected: string, parse: (value: string) => T | undefined, kind?: 'secret') =>
  z.string().transform((value, context): T => {
    try {
      const parsed = parse(value);
      if (parsed !== undefined) return parsed;
    } catch {
      // A parser that throws refuses the value, too.
    }
    const line = value.replaceAll(/\p{Cc}+/gu, ' ');
    const received = line.length > maxShownLength ? `${line.slice(0, maxShownLength)}…` : line;
    const message = `expected ${expected}${kind === 'secret' ? '' : `, got '${received}'`}`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const parseWholeNumber =
  (min: number, max: number) =>
  (value: string): number | undefined =>
    /^\d{1,9}$/.test(value) && +value >= min && +value <= max ? +value : undefined;

export const wholeNumber = (min: number, max: number, what: string) =>
  rule(`${what} from ${min} to ${max}`, parseWholeNumber(min, max));

/** A port to listen on. If the value is 0, the system chooses a port. */
export const port = wholeNumber(0, 65_535, 'a port number');

export const hostName = rule('a host name such as www.example.com', (value) =>
  value.length <= 253 && value.split('.').every((label) => /^(?!-)[a-z\d-]{1,63}(?<!-)$/i.test(label))
    ? value
    : undefined,
);

/** A number of days, at most a hundred years; `off` means 0. */
export const daysOrOff = rule("a number of days from 1 to 36500, or 'off' (0 means the same)", (value) =>
  value === 'off' ? 0 : parseWholeNumber(0, 36_500)(value),
);

export const fraction = rule('a number from 0 to 1, such as 0.5', (value) =>
  /^(0(\.\d+)?|1(\.0+)?)$/.test(value) ? Number(value) : undefined,
);

export function oneOf<const Choices extends readonly string[]>(...choices: Choices) {
  const list = listChoices(choices.map((choice) => `'${choice}'`));
  return rule(list, (value): Choices[number] | undefined => choices.find((choice) => choice === value));
}

/** Any text, such as a key of another service. The service itself checks the key. */
export const text = z.string();

/** `~` and variables are refused: a shell would replace them, but `.env` files and service managers do not. */
export const folder = rule(
  "the path of a folder, written out: '~' and variables such as $HOME are not replaced here",
  (value) => (/^~|\$[\w{]|%\w+%/.test(value) ? undefined : value),
);

export const secret = rule(
  'at least 32 characters',
  (value) => (value.length >= 32 ? value : undefined),
  'secret',
);

/** The key of a webhook in the format of Standard Webhooks: `whsec_`, then 24 to 64 bytes in Base64. */
export const webhookSecret = rule(
  "'whsec_' and 24 to 64 random bytes in Base64, such as 'openssl rand -base64 32' makes",
  (value): Uint8Array | undefined => {
    const base64 = /^(?:whsec_)?((?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/;
    const bytes = Buffer.from(base64.exec(value)?.[1] ?? '', 'base64');
    return bytes.length >= 24 && bytes.length <= 64 ? bytes : undefined;
  },
  'secret',
);

export const mailbox = rule('one email address such as info@company.com, without a name', (value) =>
  isEmailAddress(value) ? value : undefined,
);

export const mailboxes = rule(
  'email addresses such as info@company.com, separated by commas and without names',
  (value): readonly string[] | undefined => {
    const addresses = value.split(',').map((address) => address.trim());
    return addresses.every(isEmailAddress) ? addresses : undefined;
  },
);

/** The attributes of a script element by name. Only `data-` attributes, because others could run code. */
export const scriptAttributes = rule(
  'attributes such as data-domain=www.example.com, whose names begin with data-, with spaces between them and without quotes',
  (value): Readonly<Record<string, string>> | undefined => {
    const parts = value.split(/\s+/).map((part) => /^(data-[a-z][a-z0-9-]*)=([^"'<>`\s]+)$/.exec(part));
    const pairs = parts.flatMap((part) => (part ? [[part[1] ?? '', part[2] ?? ''] as const] : []));
    return pairs.length === parts.length ? Object.fromEntries(pairs) : undefined;
  },
);

/** The proxies that are trusted to name the client's address: the last `count` proxies, or a list of addresses. */
export type TrustedProxies =
  | { kind: 'none' }
  | { kind: 'hops'; count: number }
  | { kind: 'addresses'; list: BlockList };

/** `off`, a number of proxies, or addresses and subnets of proxies, separated by commas. */
export const trustedProxies = rule(
  "'off', a number of proxies from 1 to 16, or addresses such as 10.0.0.0/8,::1",
  (value): TrustedProxies | undefined => {
    if (value === 'off') return { kind: 'none' };
    if (/^\d+$/.test(value)) return +value >= 1 && +value <= 16 ? { kind: 'hops', count: +value } : undefined;
    const list = new BlockList();
    for (const entry of value.split(',')) {
      const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry.trim()) ?? [];
      const isIPv6 = address.includes(':');
      // `addSubnet` throws if the address is invalid or has too many bits.
      list.addSubnet(address, Number(bits ?? (isIPv6 ? 128 : 32)), isIPv6 ? 'ipv6' : 'ipv4');
    }
    return { kind: 'addresses', list };
  },
);
