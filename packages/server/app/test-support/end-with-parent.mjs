/**
 * Ends the program at once when its parent ends, also by `kill -9`. Loaded by `--import` into a program whose standard
 * input is a pipe that only its parent keeps open: the system closes the pipe. This file is JavaScript, because the time
 * to read TypeScript would count as part of the program's start.
 */
import { isMainThread } from 'node:worker_threads';

// Threads load this file too, but have another standard input.
if (isMainThread) {
  process.stdin.once('close', () => process.exit(1));
  process.stdin.resume();
  // The open pipe must not keep the program running.
  if ('unref' in process.stdin) process.stdin.unref();
}
