import { pathData, setText } from '../outline.ts';
import { openTypeface } from '../typeface.ts';
import type { LogoDesign } from './design.ts';
import { arc } from './shapes.ts';

/** A tablet that is broken along its groove: two half discs with a slanted gap. */
function tablet(x: number, y: number, radius: number, gap: number): string {
  const half = (score: number): string => {
    const angle = (score * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [cx, cy] = [x - (sin * gap) / 2, y + (cos * gap) / 2];
    return `M${cx + radius * cos} ${cy + radius * sin}${arc(cx, cy, radius, score, score + 180)}z`;
  };
  return half(-58) + half(122);
}

/** A pharmaceutical company: round lower-case letters, with a tablet as the letter o. */
export const pelorin: LogoDesign = {
  id: 'pelorin',
  name: 'pelorin',
  sector: 'Pharmaceuticals',
  async draw() {
    const font = await openTypeface(
      { package: '@fontsource-variable/nunito', file: 'nunito-latin-wght-normal.woff2', axes: { wght: 700 } },
      'pelrin',
    );
    const first = setText(font, 'pel', { size: 80, y: 60, tracking: -5 });
    const radius = 20;
    const center = first.end + 3 + radius;
    const second = setText(font, 'rin', { size: 80, x: center + radius + 3, y: 60, tracking: -5 });
    return pathData(first.commands) + tablet(center, 40, radius, 5) + pathData(second.commands);
  },
};
