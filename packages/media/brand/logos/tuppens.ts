import { pathData, setText } from '../outline.ts';
import { openTypeface } from '../typeface.ts';
import type { LogoDesign } from './design.ts';

/** Two leaves on the stem of the letter t. */
const sprout =
  'M20.5 8C20.5-7 30-16 46-17C46-1 36 8 20.5 8zM17.5 8C5 8-4 0-5-12C9-12 17.5-4 17.5 8zM14 6h10v20h-10z';

/** A grocer: a soft, bold sans-serif font in which the letter t is a young plant. */
export const tuppens: LogoDesign = {
  id: 'tuppens',
  name: 'tuppens',
  sector: 'Retail',
  async draw() {
    const font = await openTypeface(
      {
        package: '@fontsource-variable/bricolage-grotesque',
        file: 'bricolage-grotesque-latin-standard-normal.woff2',
        axes: { opsz: 96, wdth: 100, wght: 780 },
      },
      'tupens',
    );
    const word = setText(font, 'tuppens', { size: 80, y: 60, tracking: -22 });
    return pathData(word.commands) + sprout;
  },
};
