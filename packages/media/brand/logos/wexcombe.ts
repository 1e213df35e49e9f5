import { pathData, setText } from '../outline.ts';
import { openTypeface } from '../typeface.ts';
import type { LogoDesign } from './design.ts';
import { rect } from './shapes.ts';

/** An insurer: letters with slab serifs under one long bar, the roof. The W and the b carry the roof. */
export const wexcombe: LogoDesign = {
  id: 'wexcombe',
  name: 'Wexcombe Mutual',
  sector: 'Insurance',
  async draw() {
    const face = { package: '@fontsource/zilla-slab' };
    const bold = await openTypeface({ ...face, file: 'zilla-slab-latin-600-normal.woff2' }, 'Wexcomb');
    const plain = await openTypeface({ ...face, file: 'zilla-slab-latin-500-normal.woff2' }, 'MUTAL');
    const name = setText(bold, 'Wexcombe', { size: 72, y: 66, tracking: -8 });
    const small = { size: 29, x: 2, y: 99 };
    const natural = setText(plain, 'MUTUAL', small);
    const spread = (name.end - 2 - natural.end) / 5 / small.size;
    const line = setText(plain, 'MUTUAL', { ...small, tracking: spread * 1000 });
    return rect(0, 11.5, name.end, 8.5) + pathData(name.commands) + pathData(line.commands);
  },
};
