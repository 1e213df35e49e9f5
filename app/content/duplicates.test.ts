import { expect, test } from 'vitest';
import { duplicateFaults } from './duplicates.ts';

const page = (title: string, description: string, more = {}) => ({ meta: { title, description }, ...more });

test('a page that was copied and left as it is shares everything that tells it from its model', () => {
  const model = page('Power BI', 'Reports', { name: 'Power BI', summary: 'Measures' });
  expect(
    duplicateFaults([
      ['services/power-bi.yaml', model],
      ['services/data-platform.yaml', model],
    ]),
  ).toEqual([
    'services/data-platform.yaml: name: is the same as in services/power-bi.yaml ("Power BI")',
    'services/data-platform.yaml: summary: is the same as in services/power-bi.yaml ("Measures")',
    'services/data-platform.yaml: meta.title: is the same as in services/power-bi.yaml ("Power BI")',
    'services/data-platform.yaml: meta.description: is the same as in services/power-bi.yaml ("Reports")',
  ]);
});

test('a title in another letter case is the same title', () => {
  expect(
    duplicateFaults([
      ['about-us.yaml', page('About us', 'Who we are')],
      ['team.yaml', page('About  Us', 'Who works here')],
    ]),
  ).toEqual(['team.yaml: meta.title: is the same as in about-us.yaml ("About  Us")']);
});

test('pages may have a title that is the description of another, and files without a page any text', () => {
  expect(
    duplicateFaults([
      ['company.yaml', { name: 'Azure' }],
      ['services/azure.yaml', page('Azure', 'Cloud', { name: 'Azure' })],
      ['services/cloud.yaml', page('Cloud', 'Azure', { name: 'Cloud' })],
    ]),
  ).toEqual([]);
});
