import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { identify } from './receive.ts';

const arrival = {
  kind: 'message',
  fields: { subject: 'Hello', message: 'Words' },
  key: undefined,
  address: '203.0.113.9',
} as const;
const keyOf = (changes: object = {}, secret = 'secret') => identify({ ...arrival, ...changes }, secret).key;

test('the key of a form is taken as it is', () => {
  expect(keyOf({ key: 'form-1' })).toBe('form-1');
});

test('without one, words and address together are the key, whatever the order of the fields', () => {
  const { subject, message } = arrival.fields;
  expect(keyOf({ fields: { message, subject } })).toBe(keyOf());
  const others = [
    { address: '203.0.113.10' },
    { fields: { subject, message: 'Other' } },
    { kind: 'application' },
    { attachment: { name: 'a.pdf', sha256: 'ab' } },
  ];
  expect(new Set([keyOf(), ...others.map((changes) => keyOf(changes))]).size).toBe(5);
});

test('addresses of one household’s block are the same one', () => {
  const block = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:0db8:0001:0002:0:0:0:1'];
  expect(new Set(block.map((address) => keyOf({ address }))).size).toBe(1);
  expect(keyOf({ address: '2001:db8:1:3::1' })).not.toBe(keyOf({ address: block[0] }));
});

test('the key alone does not give the address away to whoever tries them all', () => {
  expect(keyOf({}, 'another')).not.toBe(keyOf());
  const { bodyHash } = identify(arrival, 'secret');
  const guesses = [
    `${arrival.address} ${bodyHash}`,
    JSON.stringify([arrival.address, bodyHash]),
    arrival.address,
  ].map((guess) => `none:${createHash('sha256').update(guess).digest('base64url')}`);
  expect(guesses).not.toContain(keyOf());
});
