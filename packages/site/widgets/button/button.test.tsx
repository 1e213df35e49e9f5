import { expect, test } from 'vitest';
import { draw, only } from '../../../../tests/unit/support/markup.ts';
import { Button, ButtonLink } from './button.tsx';

test('a link says to assistive technology what it is about', () => {
  const tree = draw(
    <ButtonLink href="#about" about="about the company">
      Read More
    </ButtonLink>,
  );
  const link = only(tree, 'a[href="#about"]');
  expect(link.textContent).toBe('Read More about the company');
  expect(only(link, '.visually-hidden').textContent).toBe(' about the company');
});

test('a button sends no form unless it is meant to', () => {
  expect(only(draw(<Button>Go</Button>), 'button').getAttributeValue('type')).toBe('button');
  expect(only(draw(<Button type="submit">Go</Button>), 'button').getAttributeValue('type')).toBe('submit');
});
