/** Provides a lock file that lets one set-up run at a time. The lock of a set-up that was killed is removed. */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two attempts of a waiting set-up. */
const pause = 250;

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Returns the ids of the processes that have the lock; undefined if the lock is free. */
function holders(path) {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean).map(Number);
  } catch {
    return undefined;
  }
}

/** Removes a lock whose processes have ended. If several processes try this at the same time, one of them succeeds. */
function removeStale(path) {
  const renamed = `${path}.${process.pid}`;
  try {
    renameSync(path, renamed);
    // Another process took the lock first. Its lock is put back.
    if (holders(renamed)?.some(isRunning)) linkSync(renamed, path);
  } catch {
    // Another process removed the lock, or took the lock again.
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
 * Runs `work` while no other process runs it, and resolves with its result.
 * @param {string} path the lock file, which contains the ids of the processes with the lock
 * @param {(shareLock: (pid: number) => void) => Promise<T>} work may share the lock with a child process. If the child
 * ends after this process, the child keeps the lock.
 * @param {() => void} onWait is called once if another process has the lock @template T
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
