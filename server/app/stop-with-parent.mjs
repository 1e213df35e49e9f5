/** Milliseconds between two checks of the parent process. */
const pause = 250;

/**
 * Ends this program if its parent, the shell between npm and this program, has ended. A shell that gets a signal ends
 * and does not pass the signal on, so this program would continue alone. (Ctrl+C reaches all three processes.)
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
