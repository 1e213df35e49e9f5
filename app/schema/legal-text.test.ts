import { expect, test } from 'vitest';
import { legalSection, shownSections, type LegalFacts } from './legal-text.ts';

const nothing: LegalFacts = {
  visits: { statistics: false, statisticsDays: 0 },
  applications: false,
  ownServer: false,
};
const script = { url: 'https://counts.test/a.js', host: 'counts.test', attributes: {} };

const section = (body: unknown[], rest: object = {}) =>
  legalSection.parse({ id: 'a-part', heading: 'A part', body, ...rest });
const blocksOf = (body: unknown[], facts: LegalFacts) =>
  shownSections([section(body)], facts).flatMap(({ blocks }) => blocks);

test('a text with a condition is shown only with the settings or the form that it is about', () => {
  const body = [
    'Always.',
    { when: 'no-statistics', text: 'Nothing is counted.' },
    { when: 'statistics', text: 'Kept for {statisticsDays} days.' },
    { when: 'script-host', text: 'Pages ask {scriptHost}.' },
    { when: 'applications', text: 'You apply.' },
    { when: 'own-server', text: 'You have a link.' },
  ];
  expect(blocksOf(body, nothing)).toEqual(['Always.', 'Nothing is counted.']);
  const visits = { statistics: true, statisticsDays: 400, script };
  expect(blocksOf(body, { visits, applications: true, ownServer: true })).toEqual([
    'Always.',
    'Kept for 400 days.',
    'Pages ask counts.test.',
    'You apply.',
    'You have a link.',
  ]);
});

test('a list without items and a section whose condition fails are left out', () => {
  const list = { list: [{ when: 'statistics', text: 'Counts.' }] };
  expect(blocksOf([list], nothing)).toEqual([]);
  expect(blocksOf([list], { ...nothing, visits: { statistics: true, statisticsDays: 1 } })).toEqual([
    ['Counts.'],
  ]);
  const ofForm = section(['Words.'], { when: 'applications' });
  expect(shownSections([ofForm], nothing)).toEqual([]);
  expect(shownSections([ofForm], { ...nothing, applications: true })).toHaveLength(1);
});

test('an unknown condition is refused', () => {
  expect(
    legalSection.safeParse({ id: 'a', heading: 'A', body: [{ when: 'never', text: 'x' }] }).success,
  ).toBe(false);
});
