/** Finds the client's address for rate limits. It is a key in memory and is never stored or logged. */
import { isIP } from 'node:net';
import type { TrustedProxies } from '../../settings/rules.ts';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Takes off what proxies add around an address: brackets, a port, and the IPv4-in-IPv6 prefix. */
function bare(address: string): string {
  const [, inBrackets] = /^\[([^\]]+)\](?::\d+)?$/.exec(address) ?? [];
  const [, beforePort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? [];
  const plain = inBrackets ?? beforePort ?? address;
  return mapped.exec(plain)?.[1] ?? plain;
}

/** Whether a peer is a proxy that may name the next one; the connection itself is hop 0. */
function isTrusted(address: string, hop: number, trusted: TrustedProxies): boolean {
  if (trusted.kind === 'none') return false;
  if (trusted.kind === 'hops') return hop < trusted.count;
  return trusted.list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * The nearest peer that no trusted proxy speaks for: the connection's own address unless that is a trusted
 * proxy, then `X-Forwarded-For` read from its right end. What stands further left is the client's own claim.
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

/** The part of an address one household or host holds: the whole IPv4 address, the /64 of an IPv6 one. */
export function addressBlock(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.replace(/%.*/, '').split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(Math.max(gap, 0)).fill('0'), ...back].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** The block a connection comes from; undefined for a trusted proxy, behind which there are many. */
export function peerBlock(remote: string | undefined, trusted: TrustedProxies): string | undefined {
  const address = bare(remote ?? '');
  return isTrusted(address, 0, trusted) ? undefined : addressBlock(address);
}
