import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Carousel } from './carousel.tsx';

const film = '/a-wide.av1.mp4';
const words = {
  slideRole: 'slide',
  position: '{number} of {count}: {name}',
  choose: 'Choose a slide',
  slide: 'Slide {number}: {name}',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause automatic rotation',
  start: 'Start automatic rotation',
};
const html = renderToStaticMarkup(
  <Carousel
    idPrefix="slide"
    interval={5000}
    words={words}
    slides={['One', 'Two', 'Three'].map((name) => ({ name, tone: 'day', content: <p>{name}</p>, film }))}
  />,
);
const labels = [...html.matchAll(/<(?:a|button)[^>]* aria-label="([^"]*)"/g)].map(([, label]) => label);

test('controls come first, rotation before all others', () => {
  expect(labels).toEqual([
    'Pause automatic rotation',
    'Previous slide',
    'Next slide',
    'Slide 1: One',
    'Slide 2: Two',
    'Slide 3: Three',
  ]);
  expect(html.indexOf('aria-label="Slide 3: Three"')).toBeLessThan(html.indexOf('id="slide-1"'));
});

test('before script every control but rotation is a link to a slide', () => {
  const targets = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, target]) => target);
  expect(targets).toEqual(['#slide-3', '#slide-2', '#slide-1', '#slide-2', '#slide-3']);
});

test('slides are named by their number and hold no film before script', () => {
  expect(
    [...html.matchAll(/aria-roledescription="slide"[^>]* aria-label="([^"]*)"/g)].map(([, label]) => label),
  ).toEqual(['1 of 3: One', '2 of 3: Two', '3 of 3: Three']);
  expect(html).not.toContain('mp4');
});
