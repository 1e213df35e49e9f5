import { pathData, setText } from '../outline.ts';
import { openTypeface } from '../typeface.ts';
import type { LogoDesign } from './design.ts';

/** One feather, which also looks like a cable. It goes from its tip at the left to its end, which is cut straight. */
function feather(tipX: number, tipY: number, x: number, y: number, depth: number): string {
  const reach = (x - tipX) * 0.28;
  return (
    `M${tipX} ${tipY}C${tipX + reach} ${tipY + 4} ${x - reach} ${y + 1} ${x} ${y}l${-depth * 0.4} ${depth}` +
    `C${x - 1.4 * reach} ${y + depth + 1} ${tipX + reach * 0.8} ${tipY + depth - 1} ${tipX} ${tipY}z`
  );
}

/** A grid operator: the wing of a hovering bird, made of three cables. */
export const kestrel: LogoDesign = {
  id: 'kestrel',
  name: 'kestrel grid',
  sector: 'Power and utilities',
  async draw() {
    const face = { package: '@fontsource-variable/archivo', file: 'archivo-latin-wdth-normal.woff2' };
    const heavy = await openTypeface({ ...face, axes: { wdth: 122, wght: 780 } }, 'kestrl');
    const light = await openTypeface({ ...face, axes: { wdth: 122, wght: 320 } }, 'grid');
    const first = setText(heavy, 'kestrel', { size: 60, x: 87, y: 62, tracking: -28 });
    const second = setText(light, 'grid', { size: 60, x: first.end + 5, y: 62, tracking: -20 });
    const wing = feather(0, 8, 76, 14, 14) + feather(13, 31, 67.6, 35, 13) + feather(26, 52, 59.6, 55, 11);
    return wing + pathData(first.commands) + pathData(second.commands);
  },
};
