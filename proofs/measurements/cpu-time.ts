/** How much work a program has done. */
import { readFileSync, readdirSync } from 'node:fs';

/**
 * Milliseconds of processor time that the threads of a process have had so far, to the nanosecond: the sum that
 * `/proc/PID/stat` gives is cut to hundredths of a second, which is a tenth of a short measurement. A thread that has
 * ended counts no more; those of Node and nginx live as long as the process.
 */
export function cpuTime(pid: number): number {
  const folder = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(folder).map((thread) =>
    Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, time) => sum + time, 0) / 1e6;
}
