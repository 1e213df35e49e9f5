import { expect, test } from 'vitest';
import { draw, each } from '../../../tests/unit/support/markup.ts';
import { Banner } from './banner.tsx';

const drawn = (sharp: string[]) =>
  draw(
    <Banner
      band={{ kind: 'banner', title: 'Title', subtitle: 'Subtitle', picture: 'a', night: 'a-night' }}
      tone="day"
      label="Breadcrumbs"
      trail={[]}
      current="Title"
      sharp={new Set(sharp)}
    />,
  );

test('only a picture that has a sharper file is marked, because the script asks for that file', () => {
  expect(each(drawn([]), '[data-banner-picture]', 'data-banner-picture')).toEqual(['', '']);
  expect(each(drawn(['a-night']), '[data-banner-picture]', 'data-banner-picture')).toEqual(['', 'sharp']);
});
