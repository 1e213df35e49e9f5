/** Times as the operator reads them. */

/** A time as ISO 8601 writes it; nothing for none. */
export const stamp = (time: number | undefined): string =>
  time === undefined ? '' : new Date(time).toISOString();

const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['m', 60_000],
  ['s', 1000],
] as const;

/** How long ago something was, in its largest whole unit: `5m`, `3h`, `12d`. */
export function age(time: number, now: number): string {
  const passed = Math.max(0, now - time);
  const [unit, length] = units.find((one) => passed >= one[1]) ?? ['s', 1000];
  return `${Math.floor(passed / length)}${unit}`;
}
