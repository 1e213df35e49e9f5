import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

test('a link says to assistive technology what it is about', () => {
  const html = renderToStaticMarkup(
    <ButtonLink href="#about" about="about the company">
      Read More
    </ButtonLink>,
  );
  expect(html).toMatch(
    /^<a [^>]*href="#about">Read More<span class="visually-hidden"> about the company<\/span><\/a>$/,
  );
});

test('a button sends no form unless it is meant to', () => {
  expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Go</Button>)).toContain('type="submit"');
});
