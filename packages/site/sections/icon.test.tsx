import { describe, expect, test } from 'vitest';
import { attributesOf, draw, only } from '../../../tests/unit/support/markup.ts';
import * as signs from '../widgets/glyph.tsx';
import { Icon } from './icon.tsx';
import { icons } from '../schema/icons.ts';

const { Glyph, ...glyphs } = signs;

describe('a sign', () => {
  test('is hidden from assistive technology', () => {
    const sign = only(draw(<Glyph path={glyphs.arrowRight} />), 'svg');
    expect(attributesOf(sign, 'aria-hidden')).toEqual({ 'aria-hidden': 'true' });
  });

  test('keeps its place before styles arrive', () => {
    const sign = only(draw(<Icon name="shield" size={32} />), 'svg');
    expect(attributesOf(sign, 'width', 'height')).toEqual({ width: '32', height: '32' });
  });
});

/** The end points of a path's straight and curved pieces; enough for data made of M L H V C A Z. */
function extremes(data: string): { least: number; most: number } {
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  const reached: number[] = [];
  for (const [, letter = '', list = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (list.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const kind = letter.toUpperCase();
    const size = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, A: 7, Z: 0 }[kind];
    if (size === undefined) throw new Error(`path command ${letter}`);
    const base = letter === kind ? 0 : 1;
    if (size === 0) [x, y] = start;
    for (let at = 0; at < numbers.length; at += size) {
      const piece = numbers.slice(at, at + size);
      if (kind !== 'V') x = base * x + (kind === 'H' ? (piece[0] ?? NaN) : (piece.at(-2) ?? NaN));
      if (kind !== 'H') y = base * y + (piece.at(-1) ?? NaN);
      if (kind === 'M' && at === 0) start = [x, y];
      reached.push(x, y);
    }
  }
  return { least: Math.min(...reached), most: Math.max(...reached) };
}

describe('the drawings', () => {
  test.each(Object.entries({ ...icons, ...glyphs }))('%s stays on the grid and short', (_name, path) => {
    const { least, most } = extremes(path);
    expect(least).toBeGreaterThanOrEqual(3);
    expect(most).toBeLessThanOrEqual(21);
    expect(path.length).toBeLessThanOrEqual(220);
  });
});
