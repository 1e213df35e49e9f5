/** The wire between two parts. */
import type { ReactNode } from 'react';
import type { Place } from '../compose.tsx';
import { colors } from '../kit.tsx';
import { Wire } from '../objects.tsx';
import { round } from '../text.tsx';

/** A point of a part. Both coordinates are from 0 to 1. */
type End = readonly [x: number, y: number];

const pointOf = ([x, y, w, h]: Place, [fx, fy]: End) => [round(x + w * fx), round(y + h * fy)] as const;

/** If two ends differ by less than this number of units, the wire is straight. */
const nearly = 24;

/** Returns a path with two corners, which are rounded if there is enough space. */
function elbow(x1: number, y1: number, x2: number, y2: number, across: boolean): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const r = Math.min(12, Math.abs(dx) / 2, Math.abs(dy) / 2);
  const [sx, sy] = [Math.sign(dx) * r, Math.sign(dy) * r];
  if (r < 1) return `M${x1} ${y1}L${x2} ${y2}`;
  if (across) {
    const middle = round(x1 + dx / 2);
    return `M${x1} ${y1}H${middle - sx}q${sx} 0 ${sx} ${sy}V${y2 - sy}q0 ${sy} ${sx} ${sy}H${x2}`;
  }
  const middle = round(y1 + dy / 2);
  return `M${x1} ${y1}V${middle - sy}q0 ${sy} ${sx} ${sy}H${x2 - sx}q${sx} 0 ${sx} ${sy}V${y2}`;
}

/**
 * Draws a wire from one part to another. By default, the wire joins the middles of the two sides that face each other.
 * If a view lacks one of the parts, draws nothing.
 * @param out the point where the wire leaves the first part
 * @param into the point where the wire reaches the second part
 */
export function Link({
  from,
  to,
  out,
  into,
  red = false,
  dash = false,
  arrow = true,
}: {
  from: Place | undefined;
  to: Place | undefined;
  out?: End;
  into?: End;
  red?: boolean;
  dash?: boolean;
  arrow?: boolean;
}): ReactNode {
  if (!from || !to) return null;
  const across = to[0] >= from[0] + from[2] - 1 || from[0] >= to[0] + to[2] - 1;
  const forward = across ? to[0] > from[0] : to[1] > from[1];
  const [start, end] = forward ? [1, 0] : [0, 1];
  const [x1, y1] = pointOf(from, out ?? (across ? [start, 0.5] : [0.5, start]));
  const [endX, endY] = pointOf(to, into ?? (across ? [end, 0.5] : [0.5, end]));
  // If no point is given, and the two ends are almost opposite, they are moved to be exactly opposite.
  const [x2, y2] = [
    !into && !across && Math.abs(endX - x1) < nearly ? x1 : endX,
    !into && across && Math.abs(endY - y1) < nearly ? y1 : endY,
  ];
  const angle = (across ? 0 : 90) + (forward ? 0 : 180);
  const head = arrow ? ([x2, y2, angle] as [number, number, number]) : undefined;
  const color = red ? colors.red : colors.ink;
  return (
    <Wire
      path={elbow(x1, y1, x2, y2, across)}
      color={color}
      thickness={red ? 3 : 2}
      {...(head && { arrow: head })}
      {...(dash && { dash: '7 6' })}
    />
  );
}
