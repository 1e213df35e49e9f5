import { pathData, setText, slant } from '../outline.ts';
import { openTypeface } from '../typeface.ts';
import type { LogoDesign } from './design.ts';
import { polygon } from './shapes.ts';

const lean = Math.tan((9 * Math.PI) / 180);

/** A bar of the road under the words. The angle of its ends is the angle of the letters. */
const bar = (left: number, right: number): string =>
  polygon([left - 88 * lean, 88], [right - 88 * lean, 88], [right - 97 * lean, 97], [left - 97 * lean, 97]);

/**
 * A freight company: slanted capitals as on a truck. The road under the words is broken at first and then continuous.
 */
export const okello: LogoDesign = {
  id: 'okello',
  name: 'Okello Nord',
  sector: 'Freight and logistics',
  async draw() {
    const font = await openTypeface(
      {
        package: '@fontsource-variable/big-shoulders-display',
        file: 'big-shoulders-display-latin-wght-normal.woff2',
        axes: { wght: 840 },
      },
      'OKELNRD',
    );
    const first = setText(font, 'OKELLO', { size: 92, y: 80, tracking: 12 });
    const second = setText(font, 'NORD', { size: 92, x: first.end + 22, y: 80, tracking: 12 });
    const dash = (first.end - 2 * 14) / 3;
    const dashes = [0, 1, 2].map((index) => bar(index * (dash + 14) + 4, index * (dash + 14) + dash));
    const letters = slant([...first.commands, ...second.commands], lean);
    return pathData(letters) + dashes.join('') + bar(first.end + 18, second.end - 4);
  },
};
