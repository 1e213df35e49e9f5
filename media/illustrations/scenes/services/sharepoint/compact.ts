/** The views for phones of the scenes of the SharePoint page, by area. */
import type { Compact } from '../../../kit.tsx';

export const compact: Record<string, Compact> = {
  migration: {
    height: 590,
    ground: 540,
    parts: [
      { from: [484, 36, 286, 390], to: [18, 10] },
      { from: [36, 414, 228, 82], to: [14, 460] },
      { from: [297, 302, 150, 150], to: [222, 392] },
    ],
  },
};
