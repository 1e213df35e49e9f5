import { expect, test } from 'vitest';
import { someWords, wordsPage } from '../../test-support/words-page.ts';
import { gradeFaults, readingGrade } from './grade.ts';

const grade = (...texts: string[]) => readingGrade(texts, someWords) ?? Number.NaN;

test('SMOG: 3.13 without long words, 8.84 with one in each sentence', () => {
  expect(grade('We sit by the bed.')).toBeCloseTo(3.13, 2);
  expect(grade('We sit in a hospital. You read a newspaper.')).toBeCloseTo(3.1291 + 1.043 * Math.sqrt(30), 4);
});

test('names, figures and capitals within a sentence are not long words', () => {
  const plain = grade('We sit by it.');
  expect(grade('We sit by SharePoint.')).toBe(plain);
  expect(grade('We sit by Indianapolis.')).toBe(plain);
  expect(grade('Azure Document Intelligence reads it.')).toBe(plain);
  expect(grade('Hospitals read it.')).toBeGreaterThan(plain);
});

test('no words, no grade', () => {
  expect(readingGrade([], someWords)).toBeUndefined();
});

const page = (text: string) =>
  gradeFaults(wordsPage({ intro: text }), someWords).map(({ line, text: what }) => `${line}: ${what}`);

test('a page that is too hard names the sentence to begin with', () => {
  expect(
    page('Representative administrators regularly investigate organizational inefficiencies. We sit.'),
  ).toEqual([
    expect.stringMatching(
      /^8: expected a reading grade \(SMOG\) of 9 to 11, here it is 1\d\.\d: break up or shorten first "Representative/,
    ),
  ]);
});

test('a page that is too plain, and one that is neither', () => {
  expect(page('We sit by the bed.')).toEqual([expect.stringContaining('join sentences')]);
  expect(page('We sit in a hospital. You read a newspaper.')).toHaveLength(1);
  expect(page('We sit in a hospital. You read a national newspaper.')).toEqual([]);
});

test('an address to write to is not a long word', () => {
  expect(grade('Write to careers.canada@example.com.')).toBe(grade('Write to us.'));
});

test('the period of a legal form ends no sentence', () => {
  const one = grade('Hospitals buy from Northwind, Inc. ("Northwind").');
  expect(one).toBe(grade('Hospitals buy from Northwind.'));
  expect(grade('Hospitals buy from Northwind, Inc. We sit by it.')).toBeLessThan(one);
});

const faultsOf = (file: string, intro: string) =>
  gradeFaults(wordsPage({ intro, file }), someWords).map(({ text }) => text);

test.each(['home.yaml', 'careers.yaml', 'services.yaml', 'terms-of-use.yaml'])(
  '%s is held to the same grades as the pages of services and industries',
  (file) => {
    expect(faultsOf(file, 'We sit by the bed.')).toEqual([expect.stringContaining('of 9 to 11, here')]);
  },
);

test('only the page that is not there may be as plain as it likes, and not harder', () => {
  expect(faultsOf('not-found.yaml', 'We sit.')).toEqual([]);
  expect(faultsOf('not-found.yaml', 'Administrators regularly investigate inefficiencies.')).toEqual([
    expect.stringContaining('of at most 11, here'),
  ]);
});
