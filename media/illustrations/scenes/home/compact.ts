/** The views for phones of the scenes of the front page that are not composed, by area. */
import type { Compact } from '../../kit.tsx';

export const compact: Record<string, Compact> = {
  'mobile-app': {
    height: 710,
    ground: 650,
    parts: [
      // The wire to what waits begins at 312.
      { from: [68, 42, 244, 446], to: [10, 8] },
      { from: [412, 42, 348, 232], to: [16, 446] },
    ],
  },
};
