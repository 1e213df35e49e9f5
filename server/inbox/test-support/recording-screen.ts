/** A screen that remembers what was written, and waits until a test goes on. */
import type { Screen } from '../command.ts';

export type RecordingScreen = Screen & {
  written: string[];
  /** Resolves when the command waits for its next look. */
  waits(): Promise<void>;
  /** Lets the next look begin. */
  goOn(): void;
  /** What Ctrl+C does. */
  end(): void;
};

/** Eighty columns and ten lines. */
export function recordingScreen(): RecordingScreen {
  const written: string[] = [];
  let isOver = false;
  let waiting = Promise.withResolvers<void>();
  let next = Promise.withResolvers<void>();
  const goOn = () => {
    waiting = Promise.withResolvers<void>();
    next.resolve();
    next = Promise.withResolvers<void>();
  };
  return {
    written,
    write: (text) => void written.push(text),
    size: () => ({ width: 80, height: 10 }),
    isOver: () => isOver,
    pause() {
      waiting.resolve();
      return next.promise;
    },
    waits: () => waiting.promise,
    goOn,
    end() {
      isOver = true;
      goOn();
    },
  };
}
