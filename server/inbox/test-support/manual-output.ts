/** Output of `watch` that a test reads, and that waits until the test goes on. */
import type { LiveOutput } from '../command-line.ts';

export type ManualOutput = LiveOutput & {
  written: string[];
  /** Resolves when the command pauses. */
  pausing(): Promise<void>;
  /** Ends the pause. */
  goOn(): void;
  /** Does what Ctrl+C does. */
  stop(): void;
};

export function manualOutput(): ManualOutput {
  const written: string[] = [];
  let isStopped = false;
  let paused = Promise.withResolvers<void>();
  let next = Promise.withResolvers<void>();
  const goOn = () => {
    paused = Promise.withResolvers<void>();
    next.resolve();
    next = Promise.withResolvers<void>();
  };
  return {
    written,
    write: (text) => void written.push(text),
    isStopped: () => isStopped,
    pause() {
      paused.resolve();
      return next.promise;
    },
    pausing: () => paused.promise,
    goOn,
    stop() {
      isStopped = true;
      goOn();
    },
  };
}
