/** Measures the processor time of a process. */
import { readFileSync, readdirSync } from 'node:fs';

/**
 * Returns the processor time of all threads of a process, in milliseconds with nanosecond precision. `/proc/PID/stat`
 * has only hundredths of a second, which is too coarse for short measurements. Threads that have ended do not count,
 * but the threads of Node and nginx live as long as the process.
 */
export function cpuTime(pid: number): number {
  const folder = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(folder).map((thread) =>
    Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, time) => sum + time, 0) / 1e6;
}
