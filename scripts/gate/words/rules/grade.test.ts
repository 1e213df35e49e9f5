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

test('other pages may be as plain as they like, and not harder', () => {
  const careers = (intro: string) =>
    gradeFaults(wordsPage({ intro, file: 'careers.yaml' }), someWords).map(({ text }) => text);
  expect(careers('We sit.')).toEqual([]);
  expect(careers('Administrators regularly investigate inefficiencies.')).toEqual([
    expect.stringContaining('of at most 11, here'),
  ]);
});
