import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable } from './data-table.tsx';

test('labels each cell for phones, but not the only cell beside the name of a row', () => {
  const draw = (columns: string[], row: string[]): string =>
    renderToStaticMarkup(<DataTable labelledBy="heading" columns={columns} rows={[row]} rowHeaders />);
  expect(draw(['Rule', 'Asks', 'Gets'], ['NIS2', 'Reports', 'Logs']).match(/aria-hidden/g)).toHaveLength(2);
  expect(draw(['Says', 'In this example'], ['Task', 'Invoices'])).not.toContain('aria-hidden');
});
