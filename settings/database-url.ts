/** Rule for `DATABASE_URL`. */
import { type Rule, isDecodable, partsOf } from './rules.ts';

/** Parameters that may stand behind the question mark. */
const parameters: Readonly<Record<string, RegExp>> = {
  sslmode: /^(?:disable|require|verify-full)$/,
  search_path: /^[a-z_][a-z0-9_]{0,62}$/,
};

/** The address of a PostgreSQL database. Returned as written; what it does not understand, it does not take. */
export const databaseUrl: Rule<string> = {
  expected:
    'a URL such as postgres://user:password@db.example.com:5432/website, with sslmode=disable, require or verify-full and search_path=a_schema behind a question mark if need be; % @ : / ? # in the user name or password are written as %25 %40 %3A %2F %3F %23',
  secret: true,
  parse(value) {
    const parsed = partsOf(value);
    if (!parsed || !['postgres:', 'postgresql:'].includes(parsed.protocol)) return undefined;
    // An empty user is whoever runs the server, and a list of hosts, which the driver would ask in turn, is no host.
    if (parsed.username === '' || parsed.hostname === '' || parsed.hostname.includes(',')) return undefined;
    if (!/^\/[^/]+$/.test(parsed.pathname) || parsed.hash !== '') return undefined;
    if (![parsed.username, parsed.password, parsed.pathname].every(isDecodable)) return undefined;
    const given = [...parsed.searchParams];
    const isKnown = given.every(([name, word]) => parameters[name]?.test(word));
    const isOnce = new Set(given.map(([name]) => name)).size === given.length;
    return isKnown && isOnce ? value : undefined;
  },
};
