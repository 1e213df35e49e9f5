import { expect, test } from 'vitest';
import { isPublicOrigin, isReserved } from './addresses.ts';

test.each([
  'https://www.company.com',
  'https://company.co.uk:8443',
  'http://8.8.8.8',
  'https://[2606:4700::1111]',
  'https://172.32.0.1',
])('%s is public', (origin) => {
  expect(isPublicOrigin(origin)).toBe(true);
});

test.each([
  'http://localhost:3000',
  'http://site.localhost',
  'http://intranet',
  'https://wiki.internal',
  'https://www.site.test',
  'https://www.example.com',
  'https://site.example',
  'http://127.0.0.1:3000',
  'http://10.1.2.3',
  'http://172.16.0.1',
  'http://192.168.1.20',
  'http://[::1]:3000',
  'http://[fd00::1]',
])('%s is not public', (origin) => {
  expect(isPublicOrigin(origin)).toBe(false);
});

test('a reserved domain is recognized as a host and in a mail address', () => {
  expect(
    ['example.com', 'info@example.com', 'www.example.org', 'a@b.invalid'].filter(isReserved),
  ).toHaveLength(4);
  expect(['notexample.com', 'info@site.test', 'example.company.com'].filter(isReserved)).toEqual([]);
});
