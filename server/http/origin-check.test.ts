import { expect, test } from 'vitest';
import { isForeign } from './origin-check.ts';

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
