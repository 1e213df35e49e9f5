import { expect, test } from 'vitest';
import { addressFor, titleIn, viewerDataOf } from './viewer-data.ts';

test('the title is what stands at {name} in an alternative text', () => {
  expect(titleIn('Drawing: {name}', 'Drawing: A lower bill')).toBe('A lower bill');
  expect(titleIn('{name} (Zeichnung)', 'A lower bill (Zeichnung)')).toBe('A lower bill');
});

test('the file of a value has its number, but for the value on the page', () => {
  const file = '/assets/illustrations-azure-cost-effective-Ab1_-x-light.svg';
  expect(addressFor(file, { shown: 2 }, 2)).toBe('/assets/illustrations-azure-cost-effective-Ab1_-x');
  expect(addressFor(file, { shown: 2 }, 0)).toBe('/assets/illustrations-azure-cost-effective-Ab1_-x-v0');
  expect(addressFor(file, undefined, 0)).toBe('/assets/illustrations-azure-cost-effective-Ab1_-x');
});

test('a drawing with a variable is named by the file to which its link leads', () => {
  const variable = { label: 'Hours', shown: 0, values: [['1 hour', 'One hour.']] } as const;
  const facts = { title: '', description: '', compactHeight: 300 };
  const viewer = {
    open: 'Enlarge',
    change: 'and change',
    zoomIn: 'In',
    zoomOut: 'Out',
    fit: 'Fit',
    print: 'Print',
    close: 'Close',
  };
  const drawing = { description: '', examples: 'Examples.', alt: 'Drawing: {name}', viewer };
  const { strings, variables } = viewerDataOf({
    strings: { drawing } as Parameters<typeof viewerDataOf>[0]['strings'],
    drawings: [
      { ...facts, name: 'illustrations/azure/secure' },
      { ...facts, name: 'illustrations/azure/cost-effective', variable },
    ],
  });
  expect(strings).toEqual({ ...viewer, alt: 'Drawing: {name}', examples: 'Examples.' });
  expect(variables).toEqual({ '/media/illustrations/azure/cost-effective-light.svg': variable });
});
