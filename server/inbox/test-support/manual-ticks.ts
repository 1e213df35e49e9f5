/** Ticks of `watch` that a test gives one by one. */
export type ManualTicks = {
  ticks: () => AsyncGenerator<undefined>;
  /** Lets the command look once more, and resolves when it waits again. */
  next: () => Promise<void>;
  /** Does what Ctrl+C does. */
  stop: () => void;
};

export function manualTicks(): ManualTicks {
  const stop = new AbortController();
  let waiting = Promise.withResolvers<void>();
  let resume = Promise.withResolvers<void>();
  async function* ticks() {
    for (;;) {
      waiting.resolve();
      await resume.promise;
      if (stop.signal.aborted) return;
      yield;
    }
  }
  async function next() {
    await waiting.promise;
    waiting = Promise.withResolvers();
    resume.resolve();
    resume = Promise.withResolvers();
    await waiting.promise;
  }
  return {
    ticks,
    next,
    stop() {
      stop.abort();
      resume.resolve();
    },
  };
}
