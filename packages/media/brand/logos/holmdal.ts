import type { LogoDesign } from './design.ts';
import { arc, polygon, rect } from './shapes.ts';

/**
 * The width of a stroke, the height, and the water line. The part below the water line is moved a little to the right,
 * like a thing in water.
 */
const pen = 16;
const height = 66;
const water = 43;
const slit = 5;
const shift = 5;

/** A vertical stroke that is broken at the water line. */
const stem = (x: number, top = 0): string =>
  rect(x, top, pen, water - top) + rect(x + shift, water + slit, pen, height - water - slit);

const h = (x: number): string => stem(x) + stem(x + 38) + rect(x + pen, 18, 22, 12);

const l = (x: number): string => stem(x) + rect(x + shift + pen, height - 13, 22, 13);

/** One side of a round letter, from its vertical gap at `x` outward. `side` is 1 for the right side. */
function bowl(x: number, side: 1 | -1): string {
  const flat = 7;
  const outer = 18;
  const inner = 5;
  /** A quarter circle for a corner, between two directions in degrees. Mirrored for the left side. */
  const corner = (at: number, y: number, radius: number, from: number, to: number): string =>
    side === 1 ? arc(at, y, radius, from, to) : arc(at, y, radius, 180 - from, 180 - to);
  const part = (left: number, edge: number, level: number, up: 1 | -1): string => {
    const far = left + side * (flat + outer);
    const [near, bend] = [far - side * pen, edge + up * (pen + inner - 2)];
    return (
      `M${left} ${edge}H${left + side * flat}` +
      `${corner(left + side * flat, edge + up * outer, outer, -90 * up, 0)}V${level}H${near}V${bend}` +
      `${corner(near - side * inner, bend, inner, 0, -90 * up)}H${left}z`
    );
  };
  return part(x, 0, water, 1) + part(x + shift, height, water + slit, -1);
}

const o = (x: number): string => bowl(x + 25, -1) + bowl(x + 31, 1);

const d = (x: number): string => stem(x) + bowl(x + pen + 6, 1);

const m = (x: number): string =>
  stem(x) +
  stem(x + 52) +
  polygon([x + 21, 0], [x + 34.5, 20], [x + 48, 0], [x + 48, 24], [x + 34.5, 42], [x + 21, 24]);

/** A wedge whose inner shape is cut up from the water line, with a horizontal bar, and two feet below. */
function a(x: number): string {
  const foot = 62;
  const apex = 18;
  const run = (foot - apex) / 2;
  const thick = pen * 1.06;
  const outer = (y: number): number => run - (run * y) / height;
  const left = (y: number, inner = 0): number => x + outer(y) + inner;
  const right = (y: number, inner = 0): number => x + foot - outer(y) - inner;
  const low = water + slit;
  return (
    polygon(
      [left(0), 0],
      [right(0), 0],
      [right(water), water],
      [right(water, thick), water],
      [x + foot / 2, 17],
      [left(water, thick), water],
      [left(water), water],
    ) +
    rect(left(32, pen - 2), 27, right(32, pen - 2) - left(32, pen - 2), 9) +
    polygon(
      [left(low) + shift, low],
      [left(low, thick) + shift, low],
      [left(height, thick) + shift, height],
      [left(height) + shift, height],
    ) +
    polygon(
      [right(low, thick) + shift, low],
      [right(low) + shift, low],
      [right(height) + shift, height],
      [right(height, thick) + shift, height],
    )
  );
}

/** A hydropower utility: stencil capitals that stand in water. The gap of the stencil is the water line. */
export const holmdal: LogoDesign = {
  id: 'holmdal',
  name: 'Holmdal',
  sector: 'Renewables',
  draw: () => Promise.resolve([h(0), o(63), l(129), m(178), d(259), a(312), l(381)].join('')),
};
