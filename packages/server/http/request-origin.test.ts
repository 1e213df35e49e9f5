import { describe, expect, test } from 'vitest';
import { trustedProxies } from '../settings/rules.ts';
import { addressBlock, clientAddress, isForeign, peerBlock } from './request-origin.ts';

describe('the client address', () => {
  test.each<[trusted: string, remote: string, forwarded: string | undefined, address: string]>([
    // Nobody is believed unless a proxy is configured.
    ['off', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['off', '::ffff:203.0.113.9', undefined, '203.0.113.9'],
    // By hops: as many entries from the right as there are proxies.
    ['1', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['1', '10.0.0.1', '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['2', '10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['2', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['1', '10.0.0.1', undefined, '10.0.0.1'],
    ['1', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['1', '10.0.0.1', '6.6.6.6, ', '10.0.0.1'],
    ['1', '10.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    ['1', '10.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
    ['1', '10.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
    // By addresses: the rightmost one nobody vouches for.
    ['10.0.0.0/8', '10.0.0.1', '6.6.6.6, 203.0.113.9, 10.1.1.1', '203.0.113.9'],
    ['10.0.0.0/8', '203.0.113.9', '6.6.6.6', '203.0.113.9'],
    ['10.0.0.0/8', '::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['127.0.0.1,::1', '::1', '203.0.113.9', '203.0.113.9'],
    ['fd00::/8', 'fd12::1', '2001:db8::7', '2001:db8::7'],
    ['10.0.0.0/8', '10.0.0.1', '10.0.0.2, 10.0.0.3', '10.0.0.2'],
  ])('trusting %s: from %s with X-Forwarded-For %s it is %s', (setting, remote, forwarded, address) => {
    const trusted = trustedProxies.parse(setting);
    expect(clientAddress(remote, forwarded, trusted)).toBe(address);
  });

  test.each([
    ['off', '::ffff:203.0.113.9', '203.0.113.9'],
    ['off', '2001:db8::1', '2001:db8:0:0::/64'],
    ['1', '203.0.113.9', undefined],
    ['10.0.0.0/8', '10.0.0.1', undefined],
    ['10.0.0.0/8', '203.0.113.9', '203.0.113.9'],
  ])('trusting %s, connections from %s count for %s', (setting, remote, block) => {
    const trusted = trustedProxies.parse(setting);
    expect(peerBlock(remote, trusted)).toBe(block);
  });

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['2001:db8::3:4:5:6:7', '2001:db8:0:3::/64'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s counts as %s', (address, block) => expect(addressBlock(address)).toBe(block));
});

const here = { Host: '192.0.2.1:3000' };

test.each<[headers: Record<string, string>, foreign: boolean]>([
  [{}, false],
  [{ Origin: 'https://www.example.com' }, false],
  [{ Origin: 'https://www.example.com', 'Sec-Fetch-Site': 'same-origin' }, false],
  [{ 'Sec-Fetch-Site': 'same-origin' }, false],
  [{ 'Sec-Fetch-Site': 'none' }, false],
  [{ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, false],
  [{ Origin: 'https://evil.example' }, true],
  [{ Origin: 'https://evil.example', Host: 'www.example.com' }, true],
  // Another name for this server: what the browser called does not count.
  [{ Origin: 'http://evil.example', Host: 'evil.example' }, true],
  [{ Origin: 'http://evil.example', Host: 'evil.example', 'Sec-Fetch-Site': 'same-origin' }, true],
  [{ Origin: 'http://192.0.2.1:3000', ...here }, true],
  [{ Origin: 'https://www.example.com.evil.example' }, true],
  [{ Origin: 'https://www.example.com:8443' }, true],
  [{ Origin: 'http://www.example.com' }, true],
  [{ Origin: 'null' }, true],
  [{ Origin: 'what' }, true],
  [{ 'Sec-Fetch-Site': 'cross-site' }, true],
  [{ 'Sec-Fetch-Site': 'same-site' }, true],
  [{ Origin: 'https://www.example.com', 'Sec-Fetch-Site': 'cross-site' }, true],
])('with a public address set, %o is foreign: %s', (headers, foreign) => {
  expect(isForeign(new Headers(headers), 'https://www.example.com')).toBe(foreign);
});

test.each<[headers: Record<string, string>, foreign: boolean]>([
  [here, false],
  [{ Origin: 'http://192.0.2.1:3000', ...here }, false],
  [{ Origin: 'http://192.0.2.1:3000', ...here, 'Sec-Fetch-Site': 'same-origin' }, false],
  [{ Origin: 'http://LOCALHOST:3000', Host: 'LocalHost:3000' }, false],
  [{ Origin: 'null', ...here, 'Sec-Fetch-Site': 'same-origin' }, false],
  [{ Origin: 'https://evil.example', ...here }, true],
  [{ Origin: 'null', ...here }, true],
  [{ ...here, 'Sec-Fetch-Site': 'cross-site' }, true],
])('without one, %o is foreign: %s', (headers, foreign) => {
  expect(isForeign(new Headers(headers), undefined)).toBe(foreign);
});
