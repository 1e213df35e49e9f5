import { expect, test } from 'vitest';
import { formatFieldErrors, parseFieldErrors } from './field-errors.ts';

test('field errors can be read back from a plain-text body', () => {
  const errors = [
    { field: 'from_email', message: 'Enter an email address in the format name@example.com' },
    { field: 'idempotency_key', message: 'Sent already: reload the page' },
  ];
  expect(formatFieldErrors(errors)).toBe(
    'from_email: Enter an email address in the format name@example.com\nidempotency_key: Sent already: reload the page',
  );
  expect(parseFieldErrors(formatFieldErrors(errors))).toEqual(errors);
  expect(parseFieldErrors(`${formatFieldErrors(errors).replace('\n', '\r\n')}\n`)).toEqual(errors);
});

test.each(['', 'Forbidden', 'Too Many Requests', '<p>a: b</p>', 'from_name: Enter your name\nand more'])(
  'a body with any other text has no field errors: %s',
  (body) => expect(parseFieldErrors(body)).toEqual([]),
);
