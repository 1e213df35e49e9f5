/** The views for phones of the scenes of the Power BI page, by area. */
import type { Compact } from '../../../kit.tsx';

export const compact: Record<string, Compact> = {
  'power-bi-consulting': { height: 410, ground: 360, parts: [{ from: [48, 84, 380, 400], to: [0, 0] }] },
  'power-bi-integration': { height: 450, ground: 380, parts: [{ from: [447, 46, 313, 428], to: [33, 10] }] },
  'dashboard-development': { height: 340, ground: 330, parts: [{ from: [144, 166, 380, 322], to: [0, 0] }] },
  'power-bi-embedded': {
    height: 420,
    ground: 360,
    parts: [
      { from: [196, 104, 380, 236], to: [0, 0] },
      { from: [30, 342, 180, 152], to: [10, 246] },
      { from: [564, 376, 196, 118], to: [184, 280] },
    ],
  },
  'ai-powered-dashboard': {
    height: 370,
    ground: 320,
    parts: [
      { from: [162, 90, 380, 245], to: [0, 0] },
      { from: [30, 346, 260, 100], to: [10, 255] },
    ],
  },
  'power-bi-migration': { height: 450, ground: 390, parts: [{ from: [499, 52, 262, 438], to: [59, 6] }] },
};
