/** Repeats a piece of work for as long as a server runs. */
import type { Clock } from './clock.ts';

/**
 * Does a piece of work after a wait, or at once where that is 0, and then again and again. The work resolves with the
 * milliseconds until it is done the next time; it must not reject, and its signal says that the end has come. Returns
 * how to end that, which resolves when nothing is under way any more.
 */
export function repeat(
  clock: Clock,
  wait: number,
  work: (stop: AbortSignal) => Promise<number>,
): () => Promise<void> {
  const stop = new AbortController();
  let callOff = (): void => undefined;
  let underWay: Promise<void> = Promise.resolve();
  function next(): void {
    underWay = work(stop.signal).then((pause) => {
      if (!stop.signal.aborted) callOff = clock.after(pause, next);
    });
  }
  if (wait > 0) callOff = clock.after(wait, next);
  else next();
  return async () => {
    stop.abort(new Error('The server is stopping.'));
    callOff();
    await underWay;
  };
}
