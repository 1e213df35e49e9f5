import { expect, test } from 'vitest';
import { draw, kindsIn, only } from '../../../../tests/unit/support/markup.ts';
import { ErrorSummary } from './outcome-notes.tsx';

test('each line leads to its field and names it', () => {
  const tree = draw(
    <ErrorSummary
      heading="There is a problem"
      titlePrefix="Error:"
      errors={[
        { field: 'subject', message: 'Enter a subject' },
        { field: 'unknown', message: 'Something else' },
      ]}
      fields={{ subject: { label: 'Subject' } }}
    />,
  );
  const summary = only(tree, '[role="alert"]');
  expect(summary.getAttributeValue('tabindex')).toBe('-1');
  expect(kindsIn(summary)[0]).toBe('h3');
  expect(tree.querySelectorAll('li').map(({ textContent }) => textContent)).toEqual([
    'Enter a subject (Subject)',
    'Something else',
  ]);
  const link = only(tree, 'a');
  expect(link.getAttributeValue('href')).toBe('#subject');
  expect(only(link, '.visually-hidden').textContent).toBe(' (Subject)');
});

test('words of the server cannot become markup', () => {
  const tree = draw(
    <ErrorSummary heading="" titlePrefix="" errors={[{ field: 'x', message: '<b>' }]} fields={{}} />,
  );
  expect(tree.querySelectorAll('b')).toEqual([]);
  expect(only(tree, 'li').textContent).toContain('&lt;b&gt;');
});
