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
  workflow: {
    height: 476,
    ground: 424,
    parts: [
      { from: [504, 40, 258, 282], to: [66, 0] },
      { from: [504, 330, 258, 164], to: [66, 290] },
    ],
  },
  // The last two steps of the stair, and the run above them.
  'seamless-integration': {
    height: 492,
    ground: 420,
    parts: [{ from: [392, 26, 372, 472], to: [0, 0] }],
  },
};
