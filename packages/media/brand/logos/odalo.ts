import type { LogoDesign } from './design.ts';
import { disc, rect, ring } from './shapes.ts';

const pen = 8;
const radius = 25;
/** The units by which linked rings overlap. */
const overlap = 23;
/** The units between the edges of two letters. */
const space = 9;

/**
 * A telecommunications company: one stroke width and one circle. The first two rings are linked, and the last ring is
 * open.
 */
export const odalo: LogoDesign = {
  id: 'odalo',
  name: 'odalo',
  sector: 'Telecommunications',
  draw() {
    const y = 50;
    const o = radius;
    const d = o + 2 * radius - overlap;
    const a = d + 2 * radius + space;
    const l = a + radius + space;
    const last = l + pen + space + radius;
    return Promise.resolve(
      ring(o, y, radius, pen) +
        ring(d, y, radius, pen) +
        rect(d + radius - pen, 0, pen, y + radius) +
        ring(a, y, radius, pen) +
        rect(a + radius - pen, y - radius, pen, 2 * radius) +
        rect(l, 0, pen, y + radius) +
        ring(last, y, radius, pen) +
        disc(last, y, 7),
    );
  },
};
