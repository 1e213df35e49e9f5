/** The views for phones of the scenes of the Power BI page that are not composed, by area. */
import type { Compact } from '../../../kit.tsx';

export const compact: Record<string, Compact> = {
  'power-bi-integration': { height: 450, ground: 380, parts: [{ from: [447, 46, 313, 428], to: [33, 10] }] },
};
