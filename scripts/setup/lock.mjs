/** One set-up at a time: a second one waits until the first has ended, however it ended. */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How often a waiting set-up looks again, in milliseconds. */
const pause = 250;

/** Whether the program with this number still runs. */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The numbers of the programs that hold the lock; undefined when there is none. */
function holders(path) {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean).map(Number);
  } catch {
    return undefined;
  }
}

/** Takes away a lock whose holders were killed. Of several that try, one succeeds. */
function removeStale(path) {
  const renamed = `${path}.${process.pid}`;
  try {
    renameSync(path, renamed);
    // Somebody else was quicker and holds it rightly by now: give it back.
    if (holders(renamed)?.some(isRunning)) linkSync(renamed, path);
  } catch {
    // It is gone already, or taken again.
  }
  rmSync(renamed, { force: true });
}

function tryToTake(path) {
  try {
    writeFileSync(path, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * Runs `work` while no other process does, and resolves with its result.
 * @param {string} path the lock: a file with the numbers of those who hold it
 * @param {(hold: (pid: number) => void) => Promise<T>} work may let its own children hold the lock as well, so that
 *   one that outlives this process still keeps others off
 * @param {() => void} onWait called once when another process holds the lock
 * @template T
 * @returns {Promise<T>}
 */
export async function withLock(path, work, onWait) {
  mkdirSync(dirname(path), { recursive: true });
  for (let isReported = false; !tryToTake(path);) {
    if (holders(path)?.some(isRunning) === false) {
      removeStale(path);
      continue;
    }
    if (!isReported) onWait();
    isReported = true;
    await wait(pause);
  }
  try {
    return await work((pid) => writeFileSync(path, `${process.pid}\n${pid}\n`));
  } finally {
    rmSync(path, { force: true });
  }
}
