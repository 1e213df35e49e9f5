import { expect, test } from 'vitest';
import { attributesOf, draw, only } from '../../../../tests/unit/support/markup.ts';
import { CallToAction } from './call-to-action.tsx';

const band = { heading: 'Talk to us', text: 'We answer within a day.' };
const linkOf = (href: string) =>
  only(
    draw(<CallToAction band={band} link={{ label: 'Go', href }} otherSite="(another site)" next={[]} />),
    'a',
  );

test('the button leads to a page of the site', () => {
  const link = linkOf('/contact-us');
  expect(attributesOf(link, 'href', 'rel')).toEqual({ href: '/contact-us', rel: null });
  expect(link.textContent).toBe('Go');
});

test('a button that leads to another site says so', () => {
  const link = linkOf('https://book.example.com/');
  expect(attributesOf(link, 'rel', 'target')).toEqual({ rel: 'external', target: null });
  expect(link.textContent).toBe('Go (another site)');
});
