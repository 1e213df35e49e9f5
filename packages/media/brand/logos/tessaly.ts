import { pathData, setText } from '../outline.ts';
import { openTypeface } from '../typeface.ts';
import type { LogoDesign } from './design.ts';
import { arc, rect } from './shapes.ts';

/** A row of columns: round arches between a base and a beam. */
function column(): string {
  const bays = [0, 1, 2, 3, 4].map((bay) => {
    const x = 4 + bay * 11;
    return `M${x} 62V19${arc(x + 4, 19, 4, 180, 360)}V62z`;
  });
  return rect(0, 0, 60, 8) + bays.join('') + rect(0, 66, 60, 8);
}

/** A private bank: wide roman capitals from the two optical sizes of one font family. */
export const tessaly: LogoDesign = {
  id: 'tessaly',
  name: 'Tessaly Private Bank',
  sector: 'Wealth and asset management',
  async draw() {
    const face = { package: '@fontsource-variable/literata', file: 'literata-latin-opsz-normal.woff2' };
    const large = await openTypeface({ ...face, axes: { opsz: 72, wght: 420 } }, 'TESALY');
    const small = await openTypeface({ ...face, axes: { opsz: 8, wght: 520 } }, 'PRIVATE BNK');
    const name = setText(large, 'TESSALY', { size: 66, x: 82, y: 47, tracking: 90 });
    const line = setText(small, 'PRIVATE BANK', { size: 18.5, x: 84, y: 74, tracking: 330 });
    return column() + pathData(name.commands) + pathData(line.commands);
  },
};
