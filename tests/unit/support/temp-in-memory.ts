/** Temporary folders of tests in the memory of a Linux machine: tests flush thousands of small databases to the disk. */
import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'site-tests-';

/** Bytes that must be free. The test of uploads alone writes more than a gigabyte. */
const minFree = 8 * 1024 ** 3;

function isRoomy(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return process.platform === 'linux' && Math.min(bavail * bsize, process.availableMemory()) >= minFree;
  } catch {
    return false;
  }
}

/** Returns whether a process of this id runs. Signal 0 only asks. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Moves the temporary folders into memory if there is plenty. Returns a function that deletes what tests left there. */
export function keepTempInMemory(): () => void {
  if (!isRoomy()) return () => undefined;
  // A run that was killed could not delete its own.
  for (const name of readdirSync(memory).filter((entry) => entry.startsWith(prefix)))
    if (!isRunning(Number(name.slice(prefix.length))))
      rmSync(join(memory, name), { recursive: true, force: true });
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
