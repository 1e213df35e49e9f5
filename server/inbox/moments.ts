/** Points in time as an operator types them. */
import { printable } from './safe-text.ts';
import { ArgumentError } from './options.ts';

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };

/** `12h`, `7d` in milliseconds; undefined for anything else. */
export function readSpan(text: string): number | undefined {
  const [, number = '', unit = ''] = /^([1-9]\d{0,5})([mhdw])$/.exec(text) ?? [];
  return number === '' ? undefined : Number(number) * (units[unit] ?? 0);
}

const isoMoment = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)?)?$/;

/** Whether the calendar has such a day: `Date` would take 31 November for 1 December. */
const exists = (day: string): boolean => {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

/**
 * A day, a time or an age, in UTC as everything is shown, in milliseconds since 1970. As the end of a span a day
 * counts whole. Throws an {@link ArgumentError}.
 */
export function readMoment(name: 'since' | 'until', text: string, now: number): number {
  const span = readSpan(text);
  if (span !== undefined) return now - span;
  const day = text.slice(0, 10);
  const isDay = text.length === 10;
  const hasZone = /(?:Z|[+-]\d\d:\d\d)$/.test(text.slice(10));
  const time = isoMoment.test(text) ? Date.parse(isDay || hasZone ? text : `${text}Z`) : NaN;
  if (Number.isNaN(time) || !exists(day))
    throw new ArgumentError(
      `--${name} needs a day (2026-11-22), a time (2026-11-22T09:30) or an age (12h, 7d), not '${printable(text)}'.`,
    );
  return isDay && name === 'until' ? time + (units.d ?? 0) : time;
}
