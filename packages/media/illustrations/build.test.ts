import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { faultsOf, filesOf, listOf, renderIllustrations } from './build.ts';
import { colorOf, type ColorName } from './colors.ts';
import type { RenderedScene } from './render-scenes.tsx';

const root = join(import.meta.dirname, '../../..');
/** Where they were made before the tests began. */
const made = join(root, 'public/media/illustrations');

/** All scenes by `<page>/<area>`, and the files they make, by `<page>/<area>-<view and theme>.svg`. */
let scenes: Map<string, RenderedScene>;
let files: Map<string, string>;
beforeAll(async () => {
  scenes = await renderIllustrations();
  files = new Map(
    [...scenes].flatMap(([name, scene]) =>
      filesOf(scene).map(([end, svg]) => [`${name}-${end}`, svg] as const),
    ),
  );
  // Seconds on a quiet machine, minutes where others work beside it.
});

/** What every file must fulfil, reported with the names of those that do not. */
const failing = (holds: (svg: string, file: string) => boolean): string[] =>
  [...files].filter(([file, svg]) => !holds(svg, file)).map(([file]) => file);

const all = (svg: string, pattern: RegExp): string[] =>
  [...svg.matchAll(pattern)].map(([, found = '']) => found);

/** Every line of text of every scene, with the scene's name. */
const lines = () => [...scenes].flatMap(([name, { words }]) => words.map((line) => ({ name, ...line })));

/** Sizes of the rectangles of one color, in the order in which they are drawn. */
const rectangles = (scene: string, color: ColorName, size: 'width' | 'height'): number[] =>
  all(
    files.get(`${scene}-light.svg`) ?? '',
    new RegExp(`<rect (?=[^>]*fill="${colorOf(color, 'light')}")[^>]*${size}="(\\d+)"`, 'g'),
  ).map(Number);

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

describe('the files that pages show', () => {
  test('are what the scenes make, though they were made at another time', () => {
    expect(failing((svg, file) => readFileSync(join(made, file), 'utf8') === svg)).toEqual([]);
    expect(readFileSync(join(made, 'drawings.json'), 'utf8')).toBe(listOf(scenes));
  });

  test('belong to a scene, every one', () => {
    const there = readdirSync(made, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.svg'),
    );
    expect(there.filter((file) => !files.has(file.replaceAll('\\', '/')))).toEqual([]);
  });

  test('are there for every tab that names one', () => {
    const pages = globSync('content/**/*.yaml', { cwd: root });
    const named = pages.flatMap((page) =>
      all(readFileSync(join(root, page), 'utf8'), /^\s*illustration: (\S+)$/gm),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((scene) => !scenes.has(scene))).toEqual([]);
  });
});

describe('a file', () => {
  test('weighs at most 8.5 KB on the wire', () => {
    const limit = 8704;
    // Quality 9 over a small window takes a tenth of the time, and is enough to tell for most; themes weigh the same.
    const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_LGWIN: lgwin } = constants;
    const quick = { params: { [quality]: 9, [lgwin]: 16 } };
    const fits = (svg: string, file: string) =>
      file.endsWith('-dark.svg') ||
      brotliCompressSync(svg, quick).length <= limit ||
      brotliCompressSync(svg).length <= limit;
    expect(failing(fits)).toEqual([]);
  });

  test('has the colors of its own theme, white on red aside, and every one is known', () => {
    const allowed = /^(none|#fff|#[0-9a-f]{3,6}|rgb\([ \d/.]+\)|url\(#[\w-]+\))$/;
    expect(
      failing((svg) => all(svg, / (?:fill|stroke)="([^"]+)"/g).every((color) => allowed.test(color))),
    ).toEqual([]);
    const ground = { light: colorOf('bg', 'light'), dark: colorOf('bg', 'dark') };
    expect(
      failing((svg, file) =>
        svg.includes(`<path fill="${file.endsWith('dark.svg') ? ground.dark : ground.light}"`),
      ),
    ).toEqual([]);
  });

  test('stands alone: no font, no style but how it draws itself, nothing from elsewhere', () => {
    const foreign = /<text|<image|<style>(?!@media\(prefers-reduced-motion)|style=|var\(|href="https?:/;
    expect(failing((svg) => !foreign.test(svg))).toEqual([]);
    expect(
      failing((svg) => {
        const ids = all(svg, / id="([^"]+)"/g);
        return all(svg, / href="#([^"]+)"/g).every((id) => ids.includes(id));
      }),
    ).toEqual([]);
  });

  test('says its size, so that the page keeps its place', () => {
    expect(
      failing((svg, file) => {
        const [, width, height] =
          /^<svg [^>]*width="(\d+)" height="(\d+)" viewBox="0 0 \1 \2">/.exec(svg) ?? [];
        return file.includes('-compact-') ? width === '380' : width === '800' && height === '540';
      }),
    ).toEqual([]);
  });
});

describe('a scene', () => {
  test('is described in words', () => {
    const silent = [...scenes].filter(([, { title, description }]) => !title || description.length < 40);
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  test('has room for its words', () => {
    expect(faultsOf(scenes)).toEqual([]);
  });

  test('has no words too small to read', () => {
    expect(lines().length).toBeGreaterThan(0);
    expect(lines().filter(({ size }) => size < 15)).toEqual([]);
  });

  test('does not say that it is an example, because the page says so once for all', () => {
    expect(lines().filter(({ text }) => /\ban example\b|^example\b(?! \d)/i.test(text))).toEqual([]);
  });

  test('has a luggage tag only where something is labeled: at most 12 in all scenes', () => {
    const sources = globSync('scenes/**/*.tsx', { cwd: import.meta.dirname });
    const tags = sources.flatMap((file) =>
      all(readFileSync(join(import.meta.dirname, file), 'utf8'), /(<Tag)\b/g),
    );
    expect(tags.length).toBeGreaterThan(0);
    expect(tags.length).toBeLessThanOrEqual(12);
  });

  test('writes no straight quote', () => {
    expect(lines().filter(({ text }) => /["']/.test(text))).toEqual([]);
  });
});

describe('a figure that a visitor can change', () => {
  const variables = () =>
    [...scenes].flatMap(([name, { views, variable }]) => (variable ? [{ name, views, ...variable }] : []));

  test('is in at least eight drawings, with five to nine values', () => {
    expect(variables().length).toBeGreaterThanOrEqual(8);
    const others = variables().filter(({ values }) => values.length < 5 || values.length > 9);
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  test('has on the page the value that its variable names', () => {
    const others = variables().filter(({ views, values, shown }) => {
      const there = values[shown]?.views;
      return there?.full.markup !== views.full.markup || there.compact.markup !== views.compact.markup;
    });
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  test('has a drawing and a sentence of its own for each value, of the same size', () => {
    const others = variables().filter(
      ({ values }) =>
        new Set(values.map(({ views }) => views.full.markup)).size < values.length ||
        new Set(values.map(({ says }) => says)).size < values.length ||
        new Set(values.map(({ views }) => views.compact.height)).size > 1,
    );
    expect(others.map(({ name }) => name)).toEqual([]);
  });
});

test('every part has room for its words on a wide sheet and on a phone', async () => {
  const specimens = await renderIllustrations(['specimens']);
  expect(specimens.size).toBeGreaterThan(0);
  expect(faultsOf(specimens)).toEqual([]);
});

describe('the arithmetic', () => {
  test('strips cut from a bill add up to the whole strip', () => {
    const cuts = rectangles('azure/cost-effective', 'stone', 'width');
    const [rest = 0] = rectangles('azure/cost-effective', 'red', 'width');
    const [whole = 0] = rectangles('azure/cost-effective', 'sheet', 'width');
    expect(Math.abs(sum(cuts) + rest - whole)).toBeLessThanOrEqual(cuts.length);
    expect(Math.round((1 - rest / whole) * 100)).toBe(38);
  });

  test('piles of storage are as high as the stack they come from', () => {
    const scene = 'sharepoint/cost-effective';
    const [stack] = rectangles(scene, 'sheet', 'height');
    const piles = (['ink', 'red', 'stone'] as const).flatMap((color) => rectangles(scene, color, 'height'));
    expect(sum(piles)).toBe(stack);
  });

  test('files in the libraries are all the files that were moved', () => {
    const words = (scenes.get('sharepoint/migration')?.words ?? []).map(({ text }) => text);
    // Both views are drawn, so each count stands twice.
    const counts = [...new Set(words.filter((text) => /^\d+(,\d{3})*$/.test(text)))];
    const total = sum(counts.map((count) => Number(count.replace(',', ''))));
    expect(words).toContain(`${total.toLocaleString('en-US')} files moved`);
  });
});
