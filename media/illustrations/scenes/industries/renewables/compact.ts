/** The views for phones of the scenes of the Renewables page, by area. */
import type { Compact } from '../../../kit.tsx';

export const compact: Record<string, Compact> = {
  // The control room above, and the mills that feed it below.
  'renewable-energy-solutions': {
    height: 620,
    ground: 560,
    parts: [
      { from: [372, 36, 380, 320], to: [0, 0] },
      { from: [40, 56, 330, 290], to: [25, 330] },
    ],
  },
};
