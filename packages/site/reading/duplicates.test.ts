import { expect, test } from 'vitest';
import { readSource } from './source.ts';
import { duplicateFaults, slugFaults } from './duplicates.ts';
import { faultLine } from './faults.ts';
import { roleOf, type PageRole } from '../schema/files.ts';

const page = (file: string, name: string, title: string, description: string, summary = `About ${name}`) => ({
  source: readSource(file, `name: x\nsummary: x\nmeta:\n  title: x\n  description: x\n`),
  content: { name, summary, meta: { title, description }, bands: [] },
});
const faultsOf = (...pages: Parameters<typeof duplicateFaults>[0]) => duplicateFaults(pages).map(faultLine);

test('a page that was copied and left as it is shares everything that tells it from its model', () => {
  const copied = ['Power BI', 'Power BI', 'Reports', 'Measures'] as const;
  expect(faultsOf(page('services/power-bi.yaml', ...copied), page('services/data.yaml', ...copied))).toEqual([
    'services/data.yaml:1: name: is the same as in services/power-bi.yaml (received "Power BI")',
    'services/data.yaml:2: summary: is the same as in services/power-bi.yaml (received "Measures")',
    'services/data.yaml:4: meta.title: is the same as in services/power-bi.yaml (received "Power BI")',
    'services/data.yaml:5: meta.description: is the same as in services/power-bi.yaml (received "Reports")',
  ]);
});

test('upper case and spaces do not make two texts different', () => {
  expect(
    faultsOf(page('a.yaml', 'One', 'About us', 'First'), page('b.yaml', 'Two', 'About  Us', 'Second')),
  ).toEqual(['b.yaml:4: meta.title: is the same as in a.yaml (received "About  Us")']);
});

test('pages with words of their own have no faults', () => {
  expect(faultsOf(page('a.yaml', 'One', 'T1', 'D1'), page('b.yaml', 'Two', 'T2', 'D2'))).toEqual([]);
});

test('a service and an industry must not have the same slug, because addresses name both by it', () => {
  const written = (file: string) => ({ ...page(file, file, file, file), role: roleOf(file) as PageRole });
  const files = [
    'services/retail.yaml',
    'industries/insurance.yaml',
    'industries/retail.yaml',
    'retail.yaml',
  ];
  expect(slugFaults(files.map(written)).map(faultLine)).toEqual([
    'industries/retail.yaml: expected another file name than that of services/retail.yaml: /contact-us?about=retail must name one page',
  ]);
});
