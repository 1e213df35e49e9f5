import { expect, test } from 'vitest';
import { dialOf, isPlaceholderPhone, phoneFault } from './phone.ts';

test.each([
  ['+1 (702) 555-0114', '+17025550114'],
  ['+49 (0)40 123456', '+4940123456'],
  ['+44 (0)20 7946 0123', '+442079460123'],
  ['+39 06 1234567', '+39061234567'],
  ['+91 00000 00123', '+91000000123'],
  ['+1 702 555 0114 ext. 5', '+17025550114;ext=5'],
])('an office › has the number %s › telephones dial %s', (phone, dial) => {
  expect(phoneFault(phone)).toBeUndefined();
  expect(dialOf(phone)).toBe(dial);
});

test.each([
  'call us 12',
  '040 123456',
  '+49 40',
  '+1 800 FLOWERS',
  '+47 22 12 34',
  '+1 102 555 0234',
  '+999 12345678',
])('an office › has “%s” for a number › it is a fault', (phone) =>
  expect(phoneFault(phone)).toMatch(/^(?:must be a telephone number that begins with \+|no telephone of \+)/),
);

test.each([
  ['+1 (702) 555-0114', true],
  ['+91 00000 00123', true],
  ['+1 (702) 555-0214', false],
  ['+49 40 5550114', false],
  ['+91 20 7123 4567', false],
])('%s belongs to nobody: %s', (phone, expected) => expect(isPlaceholderPhone(phone)).toBe(expected));
