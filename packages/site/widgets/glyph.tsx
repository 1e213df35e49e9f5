/**
 * A decorative icon in the color of the surrounding text.
 * @param size width and height in CSS pixels
 */
export function Glyph({ path, size = 24 }: { path: string; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="square"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/**
 * The icons of controls. Each icon is a constant, so that a script contains only the icons that it draws. Content can
 * name only the icons of `packages/site/schema/icons.ts`. Drawing rules for both: one path on a 24 x 24 grid, lines 1.75 wide,
 * square ends, mitred corners, no fill. Round shapes lie between 3.5 and 20.5, square shapes between 4 and 20. A dot is
 * a line of length .01.
 */
export const arrowRight = 'M4 12h15M13 5.5l6.5 6.5-6.5 6.5';
export const chevronDown = 'm5 8.5 7 7 7-7';
export const cross = 'm5.5 5.5 13 13M18.5 5.5l-13 13';
export const search = 'M10 3a7 7 0 1 0 .1 0M15 15l6 6';
export const mail = 'M3.5 5.5h17v13h-17zM3.5 6.5l8.5 6.5 8.5-6.5';
export const phone = 'M4 4h4.5l2 5.2-2.7 2A12 12 0 0 0 12.8 16.2l2-2.7 5.2 2V20A16 16 0 0 1 4 4z';
