import type { LogoDesign } from './design.ts';
import { disc, rect, ring } from './shapes.ts';

const pen = 8;
const radius = 25;
/** How far the linked rings reach into each other. */
const overlap = 23;
/** Between one letter's edge and the next. */
const space = 9;

/** Telecommunications: one pen, one circle; the first two rings are linked, the last one is on the air. */
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
