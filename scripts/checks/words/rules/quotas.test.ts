import { describe, expect, test } from 'vitest';
import { someWords, wordsPage } from '../../test-support/words-page.ts';
import { measureFaults, type Measure } from '../measure.ts';
import { faultLine } from '../../../../app/reading/faults.ts';
import { quotas } from './quotas.ts';

const measure = (head: string): Measure => {
  const found = quotas.find((one) => one.head === head);
  if (!found) throw new Error(`there is no measure ${head}`);
  return found;
};
type Words = Parameters<typeof wordsPage>[0];
const counted = (head: string, words: Words) =>
  measure(head)
    .find(wordsPage(words), someWords)
    .map(({ text }) => text);
const faults = (head: string, words: Words) =>
  measureFaults(measure(head), wordsPage(words), someWords).map(faultLine);

describe('names', () => {
  test('six bullets with six names are enough', () => {
    const bullets = ['ISO 9001', 'ISO 27001', 'WCAG 2.1', 'SharePoint', 'SharePoint lists', 'Power BI'];
    expect(faults('named', { bullets })).toEqual([]);
  });

  test('the third bullet with one name and the page’s own name do not count', () => {
    const bullets = ['Power BI a', 'SharePoint a', 'SharePoint b', 'SharePoint c', 'nothing'];
    expect(counted('named', { bullets, name: 'Power BI' })).toEqual(['SharePoint a', 'SharePoint b']);
  });

  test('a maker or a plural makes no other name', () => {
    const bullets = ['Microsoft SharePoint', 'SharePoint', 'SharePoints'];
    expect(counted('named', { bullets, name: 'Power BI' })).toHaveLength(2);
  });

  test('too few are a fault at the tabs, with what to do', () => {
    expect(faults('named', { bullets: ['SharePoint'] })).toEqual([
      'services/azure.yaml:8: bands[1]: expected 6 or more bullets that name a product, a standard, a rule or a ' +
        'system (one name counts 2 times), here are 1: say which one is meant; a name that is not known goes into ' +
        'scripts/gate/words/vocabulary.yaml',
    ]);
  });
});

test('figures count, but not those of a name', () => {
  const bullets = ['Kept for 3 years', 'Microsoft 365', 'ISO 9001', 'Since July 14, 2026', 'Three years'];
  expect(counted('figures', { bullets })).toEqual(['Kept for 3 years', 'Since July 14, 2026']);
});

describe('a limit of the product', () => {
  test.each([
    'SharePoint search does not reach the file server',
    'Copilot cannot decide coverage',
    'Works offline on Dataverse only',
    'The list ends at 100 sites',
    'Links expire after 30 days',
    'No matrix shows cross-contact',
  ])('%s', (text) => {
    expect(counted('limit', { bullets: [text] })).toEqual([text]);
  });

  test.each([
    'We do not sell licenses',
    'You cannot lose',
    'One record of changes, kept for a year',
    'Why not?',
  ])('not: %s', (text) => {
    expect(counted('limit', { bullets: [text] })).toEqual([]);
  });
});

describe('what the client does', () => {
  test.each([
    'You name an owner for a measure',
    'Your actuaries sign the assumptions',
    'We need visitor counts for 12 months',
    'Masked by your staff',
  ])('%s', (text) => {
    expect(counted('you do', { bullets: [text] })).toEqual([text]);
  });

  test.each(['You see the bill', 'Close enough to Excel for your makers', 'Reports in your colors'])(
    'not: %s',
    (text) => {
      expect(counted('you do', { bullets: [text] })).toEqual([]);
    },
  );

  test('every item of a list that is titled so', () => {
    const list = { title: 'What we need from you', items: ['A tag list', 'Two experts'] };
    const more = [{ kind: 'lists', heading: 'Parts', lists: [list, { title: 'Ours', items: ['The rest'] }] }];
    expect(counted('you do', { more })).toEqual(['A tag list', 'Two experts']);
  });
});

describe('what is left alone', () => {
  test('bullets, an introduction, items of a list', () => {
    const list = { title: 'What we leave in place', items: ['Policy administration'] };
    expect(
      counted('alone', {
        bullets: ['Ledger and payroll stay as they are', 'Alerts leave no trace'],
        intro: 'We build. The hardware stays as it is.',
        more: [{ kind: 'lists', heading: 'Parts', lists: [list] }],
      }),
    ).toEqual([
      'The hardware stays as it is.',
      'Ledger and payroll stay as they are',
      'Policy administration',
    ]);
  });
});

test('a second claim about the company is a fault', () => {
  const claim = 'We have {company.claims.team}.';
  expect(faults('claims', { intro: claim })).toEqual([]);
  expect(faults('claims', { intro: claim, bullets: ['With {company.claims.users}'] })).toHaveLength(1);
});

test('what only invites or gives an opinion is no statement', () => {
  const more = [
    { kind: 'quote', text: 'You name the owner. The product cannot. It stays.' },
    { kind: 'call-to-action', text: 'You name the day.' },
  ];
  for (const head of ['limit', 'you do', 'alone']) expect(counted(head, { more })).toEqual([]);
});
