/** Returns path data of simple shapes. All shapes run clockwise. */

type Point = readonly [x: number, y: number];

/** A rectangle with vertical and horizontal sides. */
export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** A closed outline through the given corners. */
export const polygon = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`;

/**
 * A part of a circle as cubic curves, which continues a path at its first point. `A` commands are not used: if the
 * diameter of a disc is rounded by a tenth, its two arcs have different centers, and the disc looks flat.
 * @param from angle of the first point in degrees; 0 is at the right, and angles grow clockwise
 * @param to angle of the last point; if it is smaller than `from`, the arc runs counterclockwise
 */
export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const pieces = Math.ceil(Math.abs(to - from) / 90);
  const step = (((to - from) / pieces) * Math.PI) / 180;
  const handle = (4 / 3) * Math.tan(step / 4);
  const point = (angle: number, along: number): string => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `${(x + radius * (cos - along * sin)).toFixed(4)} ${(y + radius * (sin + along * cos)).toFixed(4)}`;
  };
  return Array.from({ length: pieces }, (_, index) => {
    const start = (from * Math.PI) / 180 + index * step;
    return `C${point(start, handle)} ${point(start + step, -handle)} ${point(start + step, 0)}`;
  }).join('');
}

/** A filled disc. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${x + radius} ${y}${arc(x, y, radius, 0, 360)}z`;

/** A circle line. `radius` goes to its outer edge, and `pen` is the width of the line. */
export const ring = (x: number, y: number, radius: number, pen: number): string =>
  `${disc(x, y, radius)}M${x + radius - pen} ${y}${arc(x, y, radius - pen, 360, 0)}z`;
