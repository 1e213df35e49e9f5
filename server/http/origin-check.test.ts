import { expect, test } from 'vitest';
import { isForeign } from './origin-check.ts';

test.each<[headers: Record<string, string>, foreign: boolean]>([
  [{}, false],
  [{ Origin: 'https://www.example.com' }, false],
  [{ Origin: 'https://www.example.com', 'Sec-Fetch-Site': 'same-origin' }, false],
  [{ 'Sec-Fetch-Site': 'none' }, false],
  [{ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, false],
  [{ Origin: 'http://192.0.2.1:3000', Host: '192.0.2.1:3000' }, false],
  [{ Origin: 'https://evil.example' }, true],
  [{ Origin: 'https://evil.example', Host: 'www.example.com' }, true],
  [{ Origin: 'https://www.example.com.evil.example' }, true],
  [{ Origin: 'http://www.example.com' }, true],
  [{ Origin: 'null' }, true],
  [{ 'Sec-Fetch-Site': 'cross-site' }, true],
  [{ 'Sec-Fetch-Site': 'same-site' }, true],
  [{ Origin: 'https://www.example.com', 'Sec-Fetch-Site': 'cross-site' }, true],
])('%o is foreign: %s', (headers, foreign) => {
  expect(isForeign(new Headers(headers), 'https://www.example.com')).toBe(foreign);
});
