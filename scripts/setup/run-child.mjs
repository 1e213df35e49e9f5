/** Runs a program in this terminal and forwards signals, so that the program does not outlive this process. */
import { spawn } from 'node:child_process';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Runs a program, and resolves when it has ended. After a forwarded signal, this process ends like the program: with
 * the same exit code, or by the same signal.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {(child: import('node:child_process').ChildProcess) => void} onStart
 * @returns {Promise<number>} the program's exit code; 1 if the program could not be started
 */
export function runChild(command, args, options = {}, onStart = () => undefined) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    let passed;
    const pass = (signal) => {
      passed = signal;
      child.kill(signal);
    };
    const end = (code, signal) => {
      for (const name of signals) process.off(name, pass);
      if (passed === undefined) resolve(code ?? 1);
      else if (signal === null) process.exit(code ?? 1);
      else process.kill(process.pid, passed);
    };
    for (const signal of signals) process.on(signal, pass);
    child.once('error', () => end(1, null));
    child.once('close', end);
    if (child.pid !== undefined) onStart(child);
  });
}
