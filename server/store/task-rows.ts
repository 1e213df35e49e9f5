/** Tasks that one of all servers does, as settings of the store: one statement that every adapter takes. */
import type { WorkerId } from './store.ts';

/** Digits of a time, so that times as text compare like times. */
const digits = 15;
const stamp = (time: number): string => String(time).padStart(digits, '0');

/** Nobody has a task for longer, in milliseconds: what is taken until later, a clock that was ahead has taken. */
const longest = 2 * 60 * 60 * 1000;

/**
 * Takes a task unless somebody else has it: changes one row then, or else none.
 * @param place gives the mark that stands for a value of {@link taskValues}, such as `?1`
 */
export const takeTaskStatement = (place: (index: number) => string): string => `
  INSERT INTO settings (name, value) VALUES (${place(1)}, ${place(2)})
  ON CONFLICT (name) DO UPDATE SET value = excluded.value
  WHERE substr(settings.value, 1, ${digits}) <= ${place(3)} OR substr(settings.value, ${digits + 2}) = ${place(4)}
    OR substr(settings.value, 1, ${digits}) > ${place(5)}`;

/** Its values, in order. */
export const taskValues = (name: string, worker: WorkerId, now: number, until: number): string[] => [
  `task:${name}`,
  `${stamp(until)} ${worker}`,
  stamp(now),
  worker,
  stamp(now + longest),
];
