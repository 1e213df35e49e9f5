/** Milliseconds between two checks of the parent process. */
const pause = 250;

/**
 * Ends this program when its parent has ended. The parent is a shell between npm and this program. If the shell gets a
 * stop signal, it ends without passing the signal on, so this program would continue. Ctrl+C reaches all three
 * processes.
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
