/** Reads environment variables one by one and remembers every fault, so that one run can name them all. */
import { BlockList, isIP } from 'node:net';

/** What the operator must mend before the server can start: one line per faulty setting. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The settings are not usable:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/** A rule for one variable: `parse` returns undefined for a value that is not what `expected` says. */
export type Rule<T> = { expected: string; parse: (value: string) => T | undefined; secret?: boolean };

/** The environment with its faults. An empty variable counts as unset, as `.env` files write it. */
export type Settings = {
  optional<T>(name: string, rule: Rule<T>): T | undefined;
  required<T>(name: string, fallback: T, rule: Rule<T>): T;
  fault(text: string): void;
  /** Throws a {@link ConfigError} when anything was wrong. */
  check(): void;
};

/** Wraps an environment. Values of secret settings are never repeated in a fault. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const faults: string[] = [];
  function optional<T>(name: string, rule: Rule<T>): T | undefined {
    const value = env[name]?.trim();
    if (value === undefined || value === '') return undefined;
    const parsed = rule.parse(value);
    if (parsed === undefined)
      faults.push(`${name}: expected ${rule.expected}${rule.secret ? '' : `, got '${value}'`}`);
    return parsed;
  }
  return {
    optional,
    required: (name, fallback, rule) => optional(name, rule) ?? fallback,
    fault: (text) => void faults.push(text),
    check() {
      if (faults.length > 0) throw new ConfigError(faults);
    },
  };
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
  expected: "a number of days from 1 to 36500, or 'off'",
  parse: (value) => (value === 'off' ? 0 : wholeNumber(0, 36_500, 'days').parse(value)),
};

/** A decimal fraction from 0 to 1. */
export const fraction: Rule<number> = {
  expected: 'a number from 0 to 1, such as 0.5',
  parse: (value) => (/^(0(\.\d+)?|1(\.0+)?)$/.test(value) ? Number(value) : undefined),
};

/** Any text; `secret` keeps it out of messages. */
export const text: Rule<string> = { expected: 'text', parse: (value) => value };

/** A secret of a useful length. */
export const secret: Rule<string> = {
  expected: 'at least 32 characters',
  parse: (value) => (value.length >= 32 ? value : undefined),
  secret: true,
};

/** An absolute URL with one of the given schemes and a host; returned as written, without a trailing slash. */
export function url(schemes: readonly string[], example: string, isSecret = false): Rule<string> {
  return {
    expected: `a URL such as ${example}`,
    secret: isSecret,
    parse(value) {
      const parsed = URL.parse(value);
      return parsed && schemes.includes(parsed.protocol) && parsed.host
        ? value.replace(/\/+$/, '')
        : undefined;
    },
  };
}

/** A host and a port, such as `localhost:3310`; an IPv6 address stands in brackets. */
export const hostAndPort: Rule<{ host: string; port: number }> = {
  expected: 'a host and a port such as localhost:3310',
  parse(value) {
    const parsed = URL.parse(`tcp://${value}`);
    const isBare = parsed?.href === `tcp://${parsed?.host}` && parsed.port !== '' && parsed.port !== '0';
    return isBare ? { host: parsed.hostname.replace(/^\[|\]$/g, ''), port: Number(parsed.port) } : undefined;
  },
};

/** The origin of a site: scheme, host and port, nothing after them. */
export const origin: Rule<string> = {
  expected: 'the address of the site without a path, such as https://www.example.com',
  parse(value) {
    const parsed = URL.parse(value);
    const isWeb = parsed?.protocol === 'https:' || parsed?.protocol === 'http:';
    return isWeb && parsed.href === `${parsed.origin}/` ? parsed.origin : undefined;
  },
};

/** Which peers may say for whom they speak: nobody, the last so many hops, or these addresses. */
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
