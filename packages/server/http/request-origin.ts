/** Says where a request comes from: the client's address, this machine, or a page of another site. */
import { isIP } from 'node:net';
import type { TrustedProxies } from '../settings/rules.ts';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Removes brackets, a port, and the IPv4-in-IPv6 prefix, because proxies add these to an address. */
function bare(address: string): string {
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? [];
  const [, beforePort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? [];
  const plain = inBrackets ?? beforePort ?? address;
  return mapped.exec(plain)?.[1] ?? plain;
}

/** A trusted proxy's statement about the next peer counts. The connection is hop 0. */
function isTrusted(address: string, hop: number, trusted: TrustedProxies): boolean {
  if (trusted.kind === 'none') return false;
  if (trusted.kind === 'hops') return hop < trusted.count;
  return trusted.list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Returns the client's address as a key for rate limits. It is never stored or logged. Behind trusted proxies, it is
 * the last entry of `X-Forwarded-For` that is not a trusted proxy. The client may have written the earlier entries.
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trusted: TrustedProxies,
): string {
  let address = bare(remote ?? '');
  if (trusted.kind === 'none') return address;
  const claims = (forwardedFor ?? '').split(',').map((entry) => bare(entry.trim()));
  for (let hop = 0; ; hop += 1) {
    const next = claims.pop();
    if (!isTrusted(address, hop, trusted) || next === undefined || isIP(next) === 0) return address;
    address = next;
  }
}

/** Returns an IPv4 address, or the /64 of an IPv6 address, because one household or host has a whole /64. */
export function addressBlock(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.replace(/%.*/, '').split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(Math.max(gap, 0)).fill('0'), ...back].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Returns the /48 of a /64 of {@link addressBlock}, because a provider may give a whole /48 away. Undefined for IPv4. */
export function networkOf(block: string): string | undefined {
  const [, network] = /^([^:]+:[^:]+:[^:]+):[^:]+::\/64$/.exec(block) ?? [];
  return network === undefined ? undefined : `${network}::/48`;
}

export function peerBlock(remote: string | undefined, trusted: TrustedProxies): string | undefined {
  const address = bare(remote ?? '');
  return isTrusted(address, 0, trusted) ? undefined : addressBlock(address);
}

/**
 * Returns true if a page of another site sent the request. Without a `siteOrigin`, the host in the request counts as
 * the site, and a foreign name that points at this server (DNS rebinding) is not detected.
 */
export function isForeign(headers: Headers, siteOrigin: string | undefined): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = headers.get('origin');
  if (origin === null) return false;
  // A page that hides its address sends `null` as the origin. In this case only `Sec-Fetch-Site` counts.
  if (origin === 'null') return site === null;
  const parsed = URL.parse(origin);
  if (parsed === null) return true;
  if (siteOrigin !== undefined) return parsed.origin !== siteOrigin;
  return site === null && parsed.host !== headers.get('host')?.toLowerCase();
}

/**
 * Returns true if a browser posted the form without a script. Older browsers do not send `Sec-Fetch-Mode`, but only
 * accept HTML for a post without a script.
 */
export function isNativePost(headers: Headers): boolean {
  const mode = headers.get('sec-fetch-mode');
  return mode === null ? /\btext\/html\b/.test(headers.get('accept') ?? '') : mode === 'navigate';
}

/** The address of pages for the operator. Only programs on this machine can reach them. */
export const loopback = '127.0.0.1';

/** Returns whether a `Host` header names this machine. A page of another site could let its own name lead here. */
export const isOwnName = (host: string | undefined): boolean =>
  [loopback, 'localhost', '[::1]'].includes(URL.parse(`http://${host}`)?.hostname ?? '');
