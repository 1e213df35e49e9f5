/** Measures the processor time of a process. */
import { readFileSync, readdirSync } from 'node:fs';

/**
 * Milliseconds of processor time of all threads of a process, with nanosecond precision. `/proc/PID/stat` has only
 * hundredths of a second, too coarse for short measurements. Ended threads do not count; the threads of Node and nginx
 * live as long as the process.
 */
export function cpuTime(pid: number): number {
  const folder = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(folder).map((thread) =>
    Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, time) => sum + time, 0) / 1e6;
}
