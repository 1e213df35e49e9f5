import { expect, test } from 'vitest';
import { conformance, conformanceTable } from './conformance.ts';

const band = {
  kind: 'conformance',
  heading: 'How we test',
  intro: 'By programs.',
  columns: ['What', 'How'],
  checks: [{ what: 'Markup', how: 'By a program', test: 'tests/markup.test.ts' }],
  lastTest: 'Last test:',
  tested: '2026-11-26',
  download: 'Download the table',
  criteria: [['1.1.1', 'Non-text Content', 'A', 'supports', 'Pictures are described, "all of them".']],
};

test('the table has a line for each criterion, as spreadsheets read it', () => {
  expect(conformanceTable(conformance.parse(band))).toBe(
    '\uFEFF"Criterion (WCAG 2.2)","Name","Level","Result, 2026-11-26","Remark"\r\n' +
      '"1.1.1","Non-text Content","A","supports","Pictures are described, “all of them”."\r\n',
  );
});

test.each([
  ['a number that is none', ['1.1', 'Name', 'A', 'supports', 'Remark'], 'number of a criterion'],
  ['a result of its own', ['1.1.1', 'Name', 'A', 'nearly', 'Remark'], 'supports'],
])('%s is a fault', (_what, criterion, message) => {
  const { error } = conformance.safeParse({ ...band, criteria: [criterion] });
  expect(error?.message).toContain(message);
});
