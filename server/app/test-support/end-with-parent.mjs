/**
 * Loaded by `--import` into a program whose standard input is a pipe that only its parent holds: it ends at once when
 * the parent is gone, also by `kill -9`, which nobody can pass on. The system closes the pipe; nothing is polled.
 * Plain JavaScript, because it comes before the compile cache: what reads TypeScript would count as the program's start.
 */
import { isMainThread } from 'node:worker_threads';

// It is loaded into each thread too, whose standard input is another one.
if (isMainThread) {
  process.stdin.once('close', () => process.exit(1));
  process.stdin.resume();
  // A pipe that waits for nothing must not keep a program up that has ended.
  if ('unref' in process.stdin) process.stdin.unref();
}
