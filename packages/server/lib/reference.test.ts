import { expect, test } from 'vitest';
import { readReference, referenceOf } from './reference.ts';

test('an id has one reference, and different ids have different references', () => {
  const ids = Array.from({ length: 2000 }, (_, at) => `20261121-0123456${at.toString(16).padStart(5, '0')}`);
  const references = ids.map(referenceOf);
  expect(ids.map(referenceOf)).toEqual(references);
  expect(new Set(references).size).toBe(ids.length);
  for (const reference of references)
    expect(reference).toMatch(/^[2-9CFHJKMQRTWXY]{4}-[2-9CFHJKMQRTWXY]{4}$/);
});

test('a reference is read however it is typed, and an id is no reference', () => {
  const reference = referenceOf('20261121-0123456789ab');
  for (const typed of [reference, reference.toLowerCase(), reference.replace('-', ''), ` ${reference} `])
    expect(readReference(typed)).toBe(reference);
  for (const typed of ['', '20261121-0123456789ab', 'ABCD-EFGH', `${reference}2`, 'K7QM'])
    expect(readReference(typed)).toBeUndefined();
});
