/** The views for phones of the scenes of the Healthcare Providers page, by area. */
import type { Compact } from '../../../kit.tsx';

export const compact: Record<string, Compact> = {
  'compliance-security': {
    height: 500,
    ground: 440,
    parts: [
      { from: [318, 42, 210, 444], to: [8, 12] },
      { from: [36, 72, 208, 90], to: [162, 66] },
      { from: [36, 204, 208, 90], to: [162, 176] },
      { from: [36, 336, 208, 90], to: [162, 286] },
    ],
  },
};
