/** The words that we deliver follow our own advice. An owner may write otherwise, so this runs before a release only. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { delivered } from '../launch/delivered.ts';
import { contentAdvice } from './word-advice.ts';

test('there is no advice about the content that we deliver', () => {
  const { name } = parse(readFileSync('content/company.yaml', 'utf8')) as { name: string };
  const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
  expect(name === delivered.name ? contentAdvice('.', figures) : []).toEqual([]);
});
