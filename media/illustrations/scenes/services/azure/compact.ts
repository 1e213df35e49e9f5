/** The views for phones of the scenes of the Azure page, by area. */
import type { Compact } from '../../../kit.tsx';

export const compact: Record<string, Compact> = {
  // The hours about noon, with the test above and the rule below.
  scalable: {
    height: 590,
    ground: 416,
    parts: [
      { from: [46, 36, 270, 132], to: [8, 10] },
      { from: [190, 166, 354, 316], to: [13, 142] },
      { from: [494, 36, 280, 109], to: [64, 470] },
    ],
  },
  innovative: { height: 440, ground: 380, parts: [{ from: [478, 44, 302, 416], to: [44, 14] }] },
};
