import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture, PictureByTheme } from './picture.tsx';

const render = (props: Partial<Parameters<typeof Picture>[0]> = {}): string =>
  renderToStaticMarkup(<Picture name="banners/azure" width={1920} height={800} sizes="100vw" {...props} />);

test('offers four widths and one file to fall back on', () => {
  const html = render();
  const offered = /srcSet="([^"]*)"/.exec(html)?.[1]?.split(', ');
  expect(offered).toEqual(
    [640, 960, 1440, 1920].map((width) => `/media/banners/azure-${width}.avif ${width}w`),
  );
  expect(html).toContain('src="/media/banners/azure-1440.webp"');
});

test('keeps its place before it loads', () => {
  expect(render()).toContain('width="1920" height="800"');
});

test('nothing delays the picture of the first screen; every other one waits until it is near', () => {
  expect(render({ first: true })).toMatch(/loading="eager" fetchPriority="high"/i);
  const hint = /<link rel="preload" as="image"[^>]*>/;
  expect(hint.exec(render({ first: true }))?.[0]).toMatch(
    /type="image\/avif".*azure-640\.avif 640w.*="100vw"/,
  );
  expect(render()).toContain('loading="lazy"');
  expect(render()).not.toMatch(hint);
});

test("of a pair the one that the system's theme suggests is fetched early, and no one that is not displayed", () => {
  const html = render({ first: 'dark' });
  expect(/<link rel="preload"[^>]*>/.exec(html)?.[0]).toContain('media="(prefers-color-scheme: dark)"');
  expect(html).toMatch(/loading="lazy" fetchPriority="high"/i);
});

test('one that only sets the mood is nothing to assistive technology', () => {
  expect(render()).toContain('alt=""');
  expect(render({ alt: 'Two cranes' })).toContain('alt="Two cranes"');
});

test('each theme has its own of a pair, and neither hurries', () => {
  const html = renderToStaticMarkup(
    <PictureByTheme name="banners/azure" night="banners/azure-night" width={1920} height={800} sizes="1px" />,
  );
  const pictures = [...html.matchAll(/<picture class="([^"]*)">.*?src="([^"]*)".*?loading="([^"]*)"/g)];
  expect(pictures.map(([, ...said]) => said)).toEqual([
    [expect.stringContaining('light'), '/media/banners/azure-1440.webp', 'lazy'],
    [expect.stringContaining('dark'), '/media/banners/azure-night-1440.webp', 'lazy'],
  ]);
});

test('without one by night a picture stands in both themes', () => {
  const html = renderToStaticMarkup(
    <PictureByTheme name="banners/azure" night={undefined} width={1920} height={800} sizes="1px" />,
  );
  expect(html.match(/<img/g)).toHaveLength(1);
});
