import { expect, test } from 'vitest';
import { faultLine } from '../../../../../app/reading/faults.ts';
import { wordsPage } from '../../../test-support/words-page.ts';
import { relatedFaults } from './related.ts';

const related = (...pages: string[]) => ({ kind: 'related-topics', pages });
const call = { kind: 'call-to-action' };
const three = ['/services/sharepoint', '/services/power-bi', '/services/power-apps'];
const faults = (...more: object[]) => relatedFaults([wordsPage({ more })]).map(faultLine);

test('three related pages before the call to action', () => {
  expect(faults(related(...three), call)).toEqual([]);
});

test.each<[what: string, more: object[], fault: string]>([
  ['none', [call], 'bands: expected related-topics'],
  [
    'two',
    [related('/services/sharepoint', '/services/power-bi'), call],
    'expected 3 or more related pages, here are 2',
  ],
  ['three, but behind the call', [call, related(...three)], 'expected related-topics before call-to-action'],
])('%s', (_what, more, fault) => {
  expect(faults(...more)).toEqual([expect.stringContaining(fault)]);
});

test('a service and an industry name each other', () => {
  const azure = (...pages: string[]) => wordsPage({ more: [related(...three, ...pages), call] });
  const insurance = (...pages: string[]) =>
    wordsPage({
      file: 'industries/insurance.yaml',
      more: [related(...three.slice(1), '/industries/retail', ...pages)],
    });
  const there = '/industries/insurance';
  expect(relatedFaults([azure(there), insurance('/services/azure')])).toEqual([]);
  expect(relatedFaults([azure(), insurance()])).toEqual([]);
  expect(relatedFaults([azure(there), insurance()]).map(faultLine)).toEqual([
    expect.stringMatching(
      /^services\/azure\.yaml:\d+: bands\[2\]\.pages\[3\]: industries\/insurance\.yaml does not name this page: add \/services\/azure there/,
    ),
  ]);
});
