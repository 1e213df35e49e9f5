/** packages/media/brand/mark.ts writes this file from packages/media/brand/mark.svg. Change the drawing, not this file. */
export const mark = {
  bounds: { x: 0, y: 2, width: 32, height: 28 },
  inside: "<path data-fill d=\"m12 10 8-8h.4v20H20l-8 8h-.4V10z\"/><path fill=\"currentColor\" d=\"M0 10h12v20H0zm20-8h12v20H20z\"/>",
} as const;
