import { pathData, setText } from '../outline.ts';
import { openTypeface } from '../typeface.ts';
import type { LogoDesign } from './design.ts';
import { rect } from './shapes.ts';

/**
 * A film studio: nine letters in a grid like a typewriter's, a film perforation under each letter, and the ninth letter
 * on a filled field.
 */
export const ninthReel: LogoDesign = {
  id: 'ninth-reel',
  name: 'Ninth Reel',
  sector: 'Media and entertainment',
  async draw() {
    const font = await openTypeface(
      { package: '@fontsource/space-mono', file: 'space-mono-latin-700-normal.woff2' },
      'ninth rel',
    );
    const pitch = 40;
    const words = setText(font, 'ninth reel', { size: 60, y: 50, tracking: ((pitch - 36.72) / 60) * 1000 });
    const marks = [0, 1, 2, 3, 4, 6, 7, 8, 9].map((column, index) =>
      index === 8 ? rect(column * pitch + 3, 64, 31, 14) : rect(column * pitch + 12, 64, 13, 14),
    );
    return pathData(words.commands) + marks.join('');
  },
};
