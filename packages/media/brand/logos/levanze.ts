import type { LogoDesign } from './design.ts';
import { polygon, rect } from './shapes.ts';

const height = 46;
const pen = 4.8;
const wide = 50;
/** The space between letters. The two wedges are closer together, because their slopes are parallel. */
const space = 18;

const l = (x: number): string =>
  rect(x, 0, pen, height) + rect(x + pen, height - pen, wide * 0.86 - pen, pen);

/** Three bars without a vertical stroke, like a car's grille. */
const e = (x: number): string =>
  [0, (height - pen) / 2, height - pen].map((y) => rect(x, y, wide, pen)).join('');

/** A wedge without a horizontal bar. It stands on its point, or on its feet if `up` is true. */
function wedge(x: number, width: number, up: boolean): string {
  const center = width / 2;
  const run = pen * 1.28;
  const inner = (height * (center - run)) / (center - run / 2);
  const at = (px: number, py: number) => [x + px, up ? height - py : py] as const;
  return polygon(
    at(0, 0),
    at(run, 0),
    at(center, inner),
    at(width - run, 0),
    at(width, 0),
    at(center + run / 2, height),
    at(center - run / 2, height),
  );
}

function n(x: number): string {
  const run = pen * 1.6;
  return (
    rect(x, 0, pen, height) +
    rect(x + wide - pen, 0, pen, height) +
    polygon([x, 0], [x + run, 0], [x + wide, height], [x + wide - run, height])
  );
}

function z(x: number): string {
  const run = pen * 1.75;
  return (
    rect(x, 0, wide, pen) +
    rect(x, height - pen, wide, pen) +
    polygon([x + wide - run, pen], [x + wide, pen], [x + run, height - pen], [x, height - pen])
  );
}

/** A carmaker: wide, thin capitals without curves. */
export const levanze: LogoDesign = {
  id: 'levanze',
  name: 'Levanze',
  sector: 'Automotive',
  draw() {
    const v = wide * 1.08;
    let x = 0;
    const step = (width: number, after = space): number => {
      const at = x;
      x += width + after;
      return at;
    };
    return Promise.resolve(
      [
        l(step(wide * 0.86)),
        e(step(wide)),
        wedge(step(v, -v / 2 + 15), v, false),
        wedge(step(v), v, true),
        n(step(wide)),
        z(step(wide)),
        e(step(wide)),
      ].join(''),
    );
  },
};
