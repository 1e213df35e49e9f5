import { expect, test } from 'vitest';
import { text, phone } from './form.ts';
import {
  faultsOf,
  formatFaults,
  formatFieldErrors,
  formatRefusal,
  noMessages,
  parseFieldErrors,
  type FormMessages,
} from './form-faults.ts';

const messages: FormMessages = {
  fields: { title: { missing: 'Enter a title' }, resume: { other: '{found} files cannot be sent' } },
  refusals: { keyReused: 'Sent already.' },
};

test('a fault has the message of its field, or else of the form', () => {
  const faults = [
    { field: 'title', fault: 'missing' },
    { field: 'resume', fault: 'other', found: 'PNG' },
    { field: 'key', fault: 'keyReused' },
    { field: 'other', fault: 'This field came more than once' },
  ];
  expect(formatFaults(messages, faults)).toEqual([
    { field: 'title', message: 'Enter a title' },
    { field: 'resume', message: 'PNG files cannot be sent' },
    { field: 'key', message: 'Sent already.' },
    { field: 'other', message: 'This field came more than once' },
  ]);
});

test('without messages, the names of faults replace them', () => {
  expect(formatFaults(noMessages, [{ field: 'title', fault: 'missing' }])).toEqual([
    { field: 'title', message: 'missing' },
  ]);
  expect(formatRefusal(noMessages, 'keyReused')).toBe('keyReused');
});

test('an optional field is never missing', () => {
  expect(faultsOf(text({ maxLength: 9 }))).toEqual(['missing', 'long']);
  expect(faultsOf(text({ maxLength: 9, required: false }))).toEqual(['long']);
  expect(faultsOf(phone({ countryName: 'country', required: false }))).toEqual(['invalid']);
});

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
