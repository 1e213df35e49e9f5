import { expect, test } from 'vitest';
import { splitFirstSentence } from './lead.tsx';

test('the first sentence is parted from the rest', () => {
  expect(splitFirstSentence('We set up Azure. You read the bill. Done.')).toEqual([
    'We set up Azure.',
    'You read the bill. Done.',
  ]);
});

test('a text of one sentence has no rest, and a decimal point ends no sentence', () => {
  expect(splitFirstSentence('Version 2.5 is faster')).toEqual(['Version 2.5 is faster', '']);
});
