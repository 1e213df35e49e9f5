import { expect, test } from 'vitest';
import { attributesOf, draw, each, only } from '../../../../tests/unit/support/markup.ts';
import { LogoCarousel } from './logo-carousel.tsx';

const logos = ['ash', 'birch', 'cedar'].map((id) => ({ id, name: `The ${id}`, width: 120, height: 40 }));
const strings = {
  list: 'Clients',
  choose: 'Choose',
  pickerLabel: '{number} of {count}',
  previous: 'Back',
  next: 'On',
  pause: 'Pause',
  start: 'Start',
};
const tree = draw(
  <LogoCarousel
    idPrefix="logo"
    logos={logos}
    sprite="/logos.svg"
    interval={5000}
    speed={600}
    strings={strings}
  />,
);

test('before script there is one of each logo, named, from the sprite, with its place kept', () => {
  for (const { id, name } of logos) {
    const logo = only(tree, `li#logo-${id} img`);
    expect(attributesOf(logo, 'src', 'alt', 'width', 'height', 'loading')).toEqual({
      src: `/logos.svg#${id}`,
      alt: name,
      width: '120',
      height: '40',
      loading: 'lazy',
    });
  }
  expect(tree.querySelectorAll('li')).toHaveLength(logos.length);
});

test('before script bullets and arrows are links to logos', () => {
  expect(each(tree, 'a', 'href')).toEqual([
    '#logo-cedar',
    '#logo-birch',
    '#logo-ash',
    '#logo-birch',
    '#logo-cedar',
  ]);
  expect(tree.querySelectorAll('[role="button"], [role="toolbar"]')).toEqual([]);
});
