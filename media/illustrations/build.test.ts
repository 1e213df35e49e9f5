import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { renderIllustrations } from './build.ts';

const root = join(import.meta.dirname, '../..');
const committed = join(root, 'public/media/illustrations');

/** The addresses of all scenes, `<page>/<area>`, with what the build makes of them. */
let built: Map<string, string>;
beforeAll(async () => {
  const pages = await renderIllustrations();
  built = new Map(
    [...pages].flatMap(([page, areas]) => [...areas].map(([area, svg]) => [`${page}/${area}`, svg] as const)),
  );
});

/** What every scene must fulfil, reported with the names of those that do not. */
const failing = (holds: (svg: string, scene: string) => boolean): string[] =>
  [...built].filter(([scene, svg]) => !holds(svg, scene)).map(([scene]) => scene);

const all = (svg: string, pattern: RegExp): string[] =>
  [...svg.matchAll(pattern)].map(([, found = '']) => found);

/** Sizes of the rectangles of one color, in the order in which they are drawn. */
const rectangles = (scene: string, color: string, size: 'width' | 'height'): number[] =>
  all(
    built.get(scene) ?? '',
    new RegExp(`<rect (?=[^>]*fill="var\\(--i-${color}\\)")[^>]*${size}="(\\d+)"`, 'g'),
  ).map(Number);

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

describe('the committed files', () => {
  test('are what the build makes', () => {
    expect(failing((svg, scene) => readFileSync(join(committed, `${scene}.svg`), 'utf8') === svg)).toEqual(
      [],
    );
  });

  test('belong to a scene, every one', () => {
    const files = readdirSync(committed, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.svg'),
    );
    expect(files.filter((file) => !built.has(file.replaceAll('\\', '/').slice(0, -4)))).toEqual([]);
  });

  test('are there for every tab that names one', () => {
    const pages = globSync('content/**/*.yaml', { cwd: root });
    const named = pages.flatMap((page) =>
      all(readFileSync(join(root, page), 'utf8'), /^\s*illustration: (\S+)$/gm),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((scene) => !built.has(scene))).toEqual([]);
  });
});

describe('a scene', () => {
  test('costs its page at most 2 KB', () => {
    expect(failing((svg) => brotliCompressSync(svg).length <= 2048)).toEqual([]);
  });

  test('has a name and a description with ids of its own', () => {
    const ids = [...built.values()].flatMap((svg) => all(svg, / id="([^"]+)"/g));
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      failing((svg, scene) => {
        const id = scene.replace('/', '-');
        const linked = `aria-describedby="${id}-d" aria-labelledby="${id}-t"`;
        return (
          svg.includes(linked) && svg.includes(`<title id="${id}-t">`) && svg.includes(`<desc id="${id}-d">`)
        );
      }),
    ).toEqual([]);
  });

  test('takes its colors from the theme, white on red aside', () => {
    const allowed = /^(none|#fff|var\(--i-[a-z0-9]+\)|url\(#[\w-]+\))$/;
    expect(
      failing((svg) => all(svg, / (?:fill|stroke)="([^"]+)"/g).every((color) => allowed.test(color))),
    ).toEqual([]);
  });

  test('has no text too small to read', () => {
    expect(
      failing((svg) => all(svg, /<text[^>]*font-size="([^"]+)"/g).every((size) => Number(size) >= 15)),
    ).toEqual([]);
  });

  test('writes no straight quote, and no subscript that the page’s font lacks', () => {
    expect(failing((svg) => all(svg, />([^<]*)</g).every((words) => !/["']/.test(words)))).toEqual([]);
    expect(failing((svg) => all(svg, /<(?:text|tspan)[^>]*>([^<]*₂)/g).length === 0)).toEqual([]);
    expect(built.get('renewables/sustainability')).toMatch(/>t of CO<tspan [^>]*>2<\/tspan>/);
  });

  test('needs no style attribute, which the content policy would block', () => {
    expect(failing((svg) => !svg.includes('style'))).toEqual([]);
  });
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
    const piles = ['ink', 'red', 'stone'].flatMap((color) => rectangles(scene, color, 'height'));
    expect(sum(piles)).toBe(stack);
  });

  test('files in the libraries are all the files that were moved', () => {
    const svg = built.get('sharepoint/migration') ?? '';
    const counts = all(svg, />(\d+(?:,\d{3})*)</g).map((count) => Number(count.replace(',', '')));
    expect(svg).toContain(`${sum(counts).toLocaleString('en-US')} files moved`);
  });
});
