import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

test('each line leads to its field and names it', () => {
  const html = renderToStaticMarkup(
    <ErrorSummary
      heading="There is a problem"
      errors={[
        { field: 'subject', message: 'Enter a subject' },
        { field: 'unknown', message: 'Something else' },
      ]}
      labels={{ subject: 'Subject' }}
    />,
  );
  expect(html).toMatch(/^<div [^>]*role="alert" tabindex="-1"[^>]*><h3/);
  expect(html).toMatch(
    /<a [^>]*href="#subject"><span>Enter a subject<\/span><span class="visually-hidden"> \(Subject\)<\/span><\/a>/,
  );
  expect(html).toContain('<li>Something else</li>');
});

test('words of the server cannot become markup', () => {
  const html = renderToStaticMarkup(
    <ErrorSummary heading="" errors={[{ field: 'x', message: '<b>' }]} labels={{}} />,
  );
  expect(html).toContain('&lt;b&gt;');
});
