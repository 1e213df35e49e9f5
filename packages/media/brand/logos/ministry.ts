import type { Font } from 'opentype.js';
import { pathData, setText } from '../outline.ts';
import { openTypeface } from '../typeface.ts';
import type { LogoDesign } from './design.ts';
import { rect, ring } from './shapes.ts';

/** An anchor with the contrast of a didone font: thick curves and a very thin bar. */
const anchor =
  ring(26, 8, 8, 2.6) +
  rect(23.6, 15.5, 4.8, 56) +
  rect(11, 23, 30, 2.6) +
  'M0 46l9 12-4.500-.8C8 67 16 71 26 71s18-4 21.500-13.800L43 58l9-12c1 20-10 31-26 33C10 77-1 66 0 46z';

/** A word in small capitals, with a larger first letter. */
function smallCapitals(font: Font, word: string, x: number, y: number): { path: string; end: number } {
  const size = 42;
  const first = setText(font, word.slice(0, 1), { size, x, y });
  const rest = setText(font, word.slice(1), { size: size * 0.8, x: first.end + 3, y, tracking: 70 });
  return { path: pathData(first.commands) + pathData(rest.commands), end: rest.end };
}

/** A ministry of the central government: small capitals of a didone font. */
export const ministry: LogoDesign = {
  id: 'ministry',
  name: 'Ministry of Ports',
  sector: 'Central government',
  async draw() {
    const face = { package: '@fontsource-variable/bodoni-moda', file: 'bodoni-moda-latin-opsz-normal.woff2' };
    const font = await openTypeface({ ...face, axes: { opsz: 11, wght: 480 } }, 'MINISTRYOFPORTS');
    const first = smallCapitals(font, 'MINISTRY', 72, 34);
    const of = setText(font, 'OF', { size: 24, x: 72, y: 77, tracking: 60 });
    const last = smallCapitals(font, 'PORTS', of.end + 10, 77);
    return anchor + first.path + pathData(of.commands) + last.path;
  },
};
