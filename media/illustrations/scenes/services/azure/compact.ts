/** The views for phones of the scenes of the Azure page, by area. */
import type { Compact } from '../../../kit.tsx';

export const compact: Record<string, Compact> = {
  secure: { height: 430, ground: 400, parts: [{ from: [26, 30, 380, 386], to: [0, 20] }] },
  innovative: { height: 440, ground: 380, parts: [{ from: [478, 44, 302, 416], to: [44, 14] }] },
};
