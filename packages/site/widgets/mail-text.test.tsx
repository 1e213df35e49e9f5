import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MailText } from './mail-text.tsx';

test.each([
  [
    'Write to jobs@example.com, or to a.b+c@mail.example.co.uk.',
    'Write to <a href="mailto:jobs@example.com">jobs@example.com</a>, or to <a href="mailto:a.b+c@mail.example.co.uk">a.b+c@mail.example.co.uk</a>.',
  ],
  ['No address, 3 @ 4 EUR.', 'No address, 3 @ 4 EUR.'],
  ['me@example.com', '<a href="mailto:me@example.com">me@example.com</a>'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(<MailText text={text} />)).toBe(html);
});
