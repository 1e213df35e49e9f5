import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from './text-field.tsx';

test('a field is known by its label alone when there is nothing else to say', () => {
  const html = renderToStaticMarkup(<TextField name="subject" label="Subject" />);
  expect(html).toMatch(/<label[^>]* for="subject">Subject<\/label>/);
  expect(html).toMatch(/<input id="subject"[^>]* name="subject"/);
  expect(html).not.toMatch(/aria-|data-invalid/);
});

test('hint and error describe it, in this order, and an error marks it', () => {
  const html = renderToStaticMarkup(
    <TextField
      name="email"
      label="Email"
      hint="We answer there."
      error="Enter an address"
      type="email"
      required
    />,
  );
  expect(html).toContain('aria-describedby="email-hint email-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toMatch(/<p id="email-hint"[^>]*>We answer there\.<\/p>/);
  expect(html).toMatch(/<p id="email-error"[^>]*>Enter an address<\/p>/);
});

test('that it is required is seen and told once', () => {
  const html = renderToStaticMarkup(<TextField name="email" label="Email" required />);
  expect(html).toMatch(/<span[^>]* aria-hidden="true"> \*<\/span>/);
  expect(html).toContain(' required=""');
});

test('rows make it a field for several lines', () => {
  const html = renderToStaticMarkup(<TextField name="message" label="Message" rows={7} />);
  expect(html).toMatch(/<textarea [^>]*rows="7"[^>]*><\/textarea>/);
});
