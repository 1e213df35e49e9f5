/** Milliseconds between two checks of the parent process. */
const pause = 250;

/**
 * Ends a program that npm started once the shell between them is gone. The usual shell passes no signal on: told to
 * stop it ends, and its program would live on with nobody to stop it. (Ctrl+C reaches all of them by itself.)
 */
export function stopWithParent() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, pause);
  timer.unref();
}
