import { describe, expect, test } from 'vitest';
import { faultLine } from '../../../../app/reading/faults.ts';
import { someWords, wordsPage } from '../../test-support/words-page.ts';
import { measureFaults } from '../measure.ts';
import { isParticipial, lengthFaults, turns } from './rhythm.ts';

type Words = Parameters<typeof wordsPage>[0];
const faults = (head: string, words: Words) =>
  turns
    .filter((one) => one.head === head)
    .flatMap((one) => measureFaults(one, wordsPage(words), someWords))
    .map(faultLine);

describe('turns that wear out', () => {
  test.each<[head: string, allowed: Words, tooMuch: Words]>([
    [
      'each',
      { bullets: ['Each site', 'Every app', 'Of each', 'Reachable'] },
      { bullets: ['Each site', 'Every app', 'Of each', 'Each'] },
    ],
    [', not', { bullets: ['From traffic, not from memory'] }, { bullets: ['A, not b', 'C, never d'] }],
    [
      'X, Y',
      { headings: ['Hours first, licenses second', 'Rules, reports and renewals', 'One, two, three'] },
      { headings: ['Hours first, licenses second', 'In waves, with a way back'] },
    ],
    [
      'done',
      { bullets: ['Rules tested daily', 'A phone layout', 'Reads pay slips'] },
      { bullets: ['Rules tested daily', 'Kept for a year', 'Reads pay slips'] },
    ],
  ])('%s', (head, allowed, tooMuch) => {
    expect(faults(head, allowed)).toEqual([]);
    expect(faults(head, tooMuch)).toHaveLength(1);
  });

  test('the fault stands at the first one too many', () => {
    expect(faults(', not', { bullets: ['A, not b', 'C, not d', 'E, not f'] })).toEqual([
      'services/azure.yaml:14: bands[1].areas[0].bullets[1]: expected 1 or fewer bullets with ", not", here are 3: ' +
        'say what it is; what it is not follows',
    ]);
  });
});

describe('a bullet built on a past participle', () => {
  test.each([
    'Autoscale rules tested at three times your load',
    'Old servers kept ready until the new ones have passed',
    'A dependency map drawn from network traffic',
    'Bearing temperatures compared turbine by turbine',
    'Masked or synthetic data',
  ])('%s', (text) => {
    expect(isParticipial(text)).toBe(true);
  });

  test.each([
    'Forms that were printed and signed',
    'Sizes of the measured load',
    'You get the gaps in writing',
    'A need to proceed at speed',
    'Power Apps work orders, kept in a basement',
    'The app is tested',
  ])('not: %s', (text) => {
    expect(isParticipial(text)).toBe(false);
  });
});

describe('lengths', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  const page = (lengths: readonly number[], rest: Words = {}) =>
    lengthFaults(wordsPage({ bullets: lengths.map(words), intro: words(40), ...rest })).map(faultLine);

  test('bullets of four words beside some of fifteen', () => {
    expect(page([4, 8, 11, 15])).toEqual([]);
  });

  test.each([
    [[9, 9, 10, 10]],
    [[7, 9, 13, 15]],
    [[5, 9, 11, 12]],
    [[6, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 13]],
  ])('bullets that are too much alike: %j', (lengths) => {
    expect(page(lengths).join('\n')).toContain(
      'services/azure.yaml:8: bands[1]: expected bullets of 6 words',
    );
  });

  test.each([39, 81])('an introduction of %i words', (count) => {
    expect(page([4, 15], { intro: words(count) })).toEqual([
      `services/azure.yaml:9: bands[1].intro: expected 40 to 80 words, here are ${count}: keep what only this page can say`,
    ]);
  });

  test('a quotation of three sentences', () => {
    const quote = (text: string) => page([4, 15], { more: [{ kind: 'quote', text }] });
    expect(quote('We ask first. Then we draw.')).toEqual([]);
    expect(quote('We ask first. Then we draw. It is what we do.').join()).toContain(
      'at most 2 sentences, here are 3',
    );
  });
});
