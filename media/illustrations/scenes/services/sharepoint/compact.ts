/** The views for phones of the scenes of the SharePoint page, by area. */
import type { Compact } from '../../../kit.tsx';

export const compact: Record<string, Compact> = {
  // The page runs out of the view, so that the remarks below it are as large as they are.
  collaborative: {
    height: 580,
    ground: 530,
    parts: [
      { from: [30, 30, 356, 222], to: [24, 14] },
      { from: [30, 466, 356, 38], to: [24, 236] },
      { from: [496, 90, 274, 402], to: [96, 162] },
    ],
  },
  integrated: {
    height: 530,
    ground: 450,
    parts: [
      { from: [36, 36, 258, 218], to: [8, 10] },
      { from: [312, 124, 188, 290], to: [178, 200] },
    ],
  },
  migration: {
    height: 590,
    ground: 540,
    parts: [
      { from: [484, 36, 286, 390], to: [18, 10] },
      { from: [36, 414, 228, 82], to: [14, 460] },
      { from: [297, 302, 150, 150], to: [222, 392] },
    ],
  },
  compliance: {
    height: 470,
    ground: 282,
    parts: [
      { from: [182, 40, 380, 248], to: [0, 10] },
      { from: [398, 326, 372, 174], to: [4, 282] },
    ],
  },
};
