/**
 * A sign in the color of the text around it. It is decoration: the words beside it, or the
 * accessible name of the control that holds it, say what it means.
 * @param path its data, one path on a 24 x 24 grid; the drawing rules stand in `glyphs.ts`
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
