/** What we promise of the content that we deliver. An owner may write otherwise, so this runs before a release only. */
import { describe, expect, test } from 'vitest';
import { isDelivered } from '../launch/delivered.ts';
import { findPlaceholders, groups } from '../launch/placeholders.ts';
import { contentAdvice } from './word-advice.ts';

const isOurs = isDelivered('.');

describe('the content that we deliver', () => {
  test('follows our own advice about words', () => {
    const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
    expect(isOurs ? contentAdvice('.', figures) : []).toEqual([]);
  });

  test('has values to replace of every group but pictures', () => {
    const expected = new Set<string>(groups.filter((group) => group !== 'Pictures'));
    const left = findPlaceholders('.', 'http://localhost:3000').map(({ group }) => group);
    expect(isOurs ? new Set<string>(left) : expected).toEqual(expected);
  });
});
