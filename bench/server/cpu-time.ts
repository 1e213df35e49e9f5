/** How much work a program has done. */
import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its kernel ticks in. */
const ticksPerSecond = 100;

/** Milliseconds of processor time that a process and its threads have had so far. */
export function cpuTime(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name before them may hold spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}
