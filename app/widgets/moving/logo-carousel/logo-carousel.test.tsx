import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LogoCarousel } from './logo-carousel.tsx';

const logos = ['ash', 'birch', 'cedar'].map((id) => ({ id, name: `The ${id}`, width: 120, height: 40 }));
const words = {
  list: 'Clients',
  choose: 'Choose',
  place: '{number} of {count}',
  previous: 'Back',
  next: 'On',
  pause: 'Pause',
  start: 'Start',
};
const html = renderToStaticMarkup(
  <LogoCarousel
    idPrefix="logo"
    logos={logos}
    sprite="/logos.svg"
    interval={5000}
    speed={600}
    words={words}
  />,
);

test('before script there is one of each logo, named, from the sprite, with its place kept', () => {
  for (const { id, name } of logos) {
    expect(html).toContain(`<li id="logo-${id}"`);
    expect(html).toContain(`width="120" height="40" alt="${name}" loading="lazy"`);
    expect(html).toContain(`src="/logos.svg#${id}"`);
  }
  expect(html.match(/<li /g)).toHaveLength(logos.length);
});

test('before script bullets and arrows are links to logos', () => {
  const targets = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, target]) => target);
  expect(targets).toEqual(['#logo-cedar', '#logo-birch', '#logo-ash', '#logo-birch', '#logo-cedar']);
  expect(html).not.toMatch(/ role="(button|toolbar)"/);
});
