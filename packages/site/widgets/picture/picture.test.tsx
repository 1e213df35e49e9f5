import { expect, test } from 'vitest';
import { attributesOf, draw, each, only } from '../../../../tests/unit/support/markup.ts';
import { Picture, PictureByTheme } from './picture.tsx';

const drawn = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  draw(<Picture name="banners/azure" sizes="100vw" {...props} />);

test('offers four widths and one file to fall back on', () => {
  const tree = drawn();
  expect(only(tree, 'source').getAttributeValue('srcset')?.split(', ')).toEqual(
    [640, 960, 1440, 2880].map((width) => `/media/banners/azure-${width}.avif ${width}w`),
  );
  expect(only(tree, 'img').getAttributeValue('src')).toBe('/media/banners/azure-1440.webp');
});

test('keeps its place before it loads', () => {
  expect(attributesOf(only(drawn(), 'img'), 'width', 'height')).toEqual({ width: '1920', height: '800' });
});

test('nothing delays the picture of the first screen; every other one waits until it is near', () => {
  const first = drawn({ first: true });
  expect(attributesOf(only(first, 'img'), 'loading', 'fetchpriority')).toEqual({
    loading: 'eager',
    fetchpriority: 'high',
  });
  const hint = only(first, 'link[rel="preload"][as="image"]');
  expect(attributesOf(hint, 'type', 'imagesizes')).toEqual({ type: 'image/avif', imagesizes: '100vw' });
  expect(hint.getAttributeValue('imagesrcset')).toContain('/azure-640.avif 640w');
  expect(each(drawn(), 'img', 'loading')).toEqual(['lazy']);
  expect(drawn().querySelectorAll('link')).toEqual([]);
});

test("of a pair the one that the system's theme suggests is fetched early, and no one that is not displayed", () => {
  const tree = drawn({ first: 'dark' });
  expect(each(tree, 'link[rel="preload"]', 'media')).toEqual(['(prefers-color-scheme: dark)']);
  expect(attributesOf(only(tree, 'img'), 'loading', 'fetchpriority')).toEqual({
    loading: 'lazy',
    fetchpriority: 'high',
  });
});

test('one that only sets the mood is nothing to assistive technology', () => {
  expect(each(drawn(), 'img', 'alt')).toEqual(['']);
  expect(each(drawn({ alt: 'Two cranes' }), 'img', 'alt')).toEqual(['Two cranes']);
});

test('each theme has its own of a pair, and neither hurries', () => {
  const tree = draw(<PictureByTheme name="banners/azure" night="banners/azure-night" sizes="1px" />);
  expect(each(tree, 'picture', 'class')).toEqual([
    expect.stringContaining('light'),
    expect.stringContaining('dark'),
  ]);
  expect(tree.querySelectorAll('img').map((image) => attributesOf(image, 'src', 'loading'))).toEqual([
    { src: '/media/banners/azure-1440.webp', loading: 'lazy' },
    { src: '/media/banners/azure-night-1440.webp', loading: 'lazy' },
  ]);
});

test('of a pair on the first screen each is fetched early where the system has its theme', () => {
  const tree = draw(<PictureByTheme name="hero/a" night="hero/a-night" sizes="100vw" first />);
  expect(tree.querySelectorAll('link').map((link) => attributesOf(link, 'media', 'fetchpriority'))).toEqual([
    { media: '(prefers-color-scheme: light)', fetchpriority: 'high' },
    { media: '(prefers-color-scheme: dark)', fetchpriority: 'high' },
  ]);
  expect(each(tree, 'img', 'loading')).toEqual(['lazy', 'lazy']);
});

test('without one by night a picture stands in both themes', () => {
  const tree = draw(<PictureByTheme name="banners/azure" night={undefined} sizes="1px" />);
  expect(tree.querySelectorAll('img')).toHaveLength(1);
});
