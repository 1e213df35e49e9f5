/** Tells addresses that visitors can reach from addresses for tests, examples and private networks. */
import { BlockList, isIP } from 'node:net';

/**
 * Returns whether a host or a mail address has a reserved domain (RFC 2606, RFC 6761) that belongs to nobody. The domain
 * `.test` does not count, because tests send mail to it.
 */
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

/** Returns whether visitors can open a site at this origin: not on this machine, a private network or a reserved domain. */
export function isPublicOrigin(origin: string): boolean {
  const host = new URL(origin).hostname.replaceAll(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version !== 0) return !privateRanges.check(host, version === 6 ? 'ipv6' : 'ipv4');
  const isPrivateName = /^[^.]*$|\.(?:localhost|local|internal|lan|test|home\.arpa)$/.test(host);
  return !isPrivateName && !isReserved(host);
}
