/** The views for phones of the scenes of the Power Automate page, by area. */
import type { Compact } from '../../../kit.tsx';

export const compact: Record<string, Compact> = {
  // The flow alone, without the arrow to its review.
  'low-code': {
    height: 450,
    ground: 400,
    parts: [
      { from: [288, 44, 268, 300], to: [56, 12] },
      { from: [288, 344, 230, 116], to: [56, 312] },
    ],
  },
};
