/** The colors pictures are made in; the same values as in `app/styles/tokens.css`, which SVG files cannot read (`tests/unit/colors.test.ts`). */
export const colors = {
  paper: '#F6F4F0',
  stone: '#D8D2C8',
  ink: '#15161A',
  bone: '#D9D4CB',
  red: '#CC150A',
  redHi: '#DB1F14',
  white: '#FFFFFF',
} as const;
