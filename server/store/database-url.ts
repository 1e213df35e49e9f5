/** Reads `DATABASE_URL`; what it may be is checked in `settings/`. */

/** Address of a database. `address` is for the operator and has no user and no password. */
export type DatabaseAddress = {
  host: string;
  port: number;
  database: string;
  username: string;
  password: string;
  searchPath: string | undefined;
  address: string;
};

/** Takes the URL apart. */
export function databaseAddress(url: string): DatabaseAddress {
  const parsed = new URL(url);
  const port = Number(parsed.port || 5432);
  const database = decodeURIComponent(parsed.pathname.slice(1));
  return {
    host: parsed.hostname.replace(/^\[|\]$/g, ''),
    port,
    database,
    username: decodeURIComponent(parsed.username),
    password: decodeURIComponent(parsed.password),
    searchPath: parsed.searchParams.get('search_path') ?? undefined,
    address: `postgres://${parsed.hostname}:${port}/${database}`,
  };
}

const isLoopback = (hostname: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * TLS as `sslmode` says; without it none on this machine, and everywhere else with a certificate that names the host.
 * `require` takes any certificate, as it does for PostgreSQL's own programs.
 */
export function tlsOf(url: string): false | { rejectUnauthorized: boolean; host: string } {
  const { hostname, searchParams } = new URL(url);
  const mode = searchParams.get('sslmode') ?? (isLoopback(hostname) ? 'disable' : 'verify-full');
  // The driver names no host where that is an address, and Node would take the certificate of `localhost` for it.
  const { host } = databaseAddress(url);
  return mode === 'disable' ? false : { rejectUnauthorized: mode === 'verify-full', host };
}
