/** What we promise of the content that we deliver. The test is slow, so it runs before a release only. */
import { describe, expect, test } from 'vitest';
import { findPlaceholders, groups } from '../editor/launch/placeholders.ts';
import { contentAdvice } from '../editor/advice/word-advice.ts';

describe('the content that we deliver', () => {
  test('follows our own advice about words', () => {
    const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
    expect(contentAdvice('.', figures)).toEqual([]);
  });

  test('has values to replace of every group but pictures', () => {
    const expected = new Set<string>(groups.filter((group) => group !== 'Pictures'));
    const left = findPlaceholders('.', 'http://localhost:3000').map(({ group }) => group);
    expect(new Set<string>(left)).toEqual(expected);
  });
});
