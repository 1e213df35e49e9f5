import type { HtmlElement } from 'html-validate';
import { expect, test } from 'vitest';
import { draw, each, only } from '../../../../tests/unit/support/markup.ts';
import { Carousel } from './carousel.tsx';

const film = '/a-wide.av1.mp4';
const strings = {
  slideRole: 'slide',
  position: '{number} of {count}: {name}',
  choose: 'Choose a slide',
  slide: 'Slide {number}: {name}',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause automatic rotation',
  start: 'Start automatic rotation',
};
const tree = draw(
  <Carousel
    idPrefix="slide"
    interval={5000}
    strings={strings}
    slides={['One', 'Two', 'Three'].map((name) => ({ name, tone: 'day', content: <p>{name}</p>, film }))}
  />,
);

const isControl = ({ tagName }: HtmlElement): boolean => tagName === 'a' || tagName === 'button';
const namesOf = (elements: readonly HtmlElement[]): (string | null)[] =>
  elements.map((element) => element.getAttributeValue('aria-label'));

test('controls come first, rotation before all others', () => {
  const named = tree.querySelectorAll('[aria-label]');
  const controls = named.filter(isControl);
  expect(namesOf(controls)).toEqual([
    'Pause automatic rotation',
    'Previous slide',
    'Next slide',
    'Slide 1: One',
    'Slide 2: Two',
    'Slide 3: Three',
  ]);
  const at = (element: HtmlElement | undefined) => named.findIndex((one) => element?.isSameNode(one));
  expect(at(controls.at(-1))).toBeLessThan(at(only(tree, '#slide-1')));
});

test('before script every control but rotation is a link to a slide', () => {
  expect(each(tree, 'a', 'href')).toEqual(['#slide-3', '#slide-2', '#slide-1', '#slide-2', '#slide-3']);
});

test('slides are named by their number and hold no film before script', () => {
  expect(each(tree, '[aria-roledescription="slide"]', 'aria-label')).toEqual([
    '1 of 3: One',
    '2 of 3: Two',
    '3 of 3: Three',
  ]);
  expect(tree.querySelectorAll('video, source')).toEqual([]);
});
