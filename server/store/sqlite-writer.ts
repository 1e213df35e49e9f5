/** This thread's end of the line to the thread that writes the database. */
import { Worker } from 'node:worker_threads';
import { StoreError } from './store.ts';
import type { Call, CallResult, WriterData } from './sqlite-group-commit.ts';
import type { Operations } from './sqlite-operations.ts';
import { transferables } from './transfer.ts';

/** Messages of the writer thread: that it is open, and later the results of a batch. */
type BatchResult = { results: CallResult[]; commits: number };
// Under `node --watch` the thread also reports, on the same port, the modules it loads.
const isBatchResult = (message: object): message is BatchResult => 'results' in message;

type Caller = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/** Callers that wait for the result of a numbered call. */
function createCallers(path: string) {
  const waiting = new Map<number, Caller>();
  let lastId = 0;
  return {
    add(caller: Caller): number {
      lastId += 1;
      waiting.set(lastId, caller);
      return lastId;
    },
    settle(result: CallResult): void {
      const caller = waiting.get(result.id);
      waiting.delete(result.id);
      if ('error' in result) caller?.reject(new StoreError(`${path}: ${result.error}`, result.code));
      else caller?.resolve(result.value);
    },
    rejectAll(error: StoreError): void {
      for (const caller of waiting.values()) caller.reject(error);
      waiting.clear();
    },
  };
}

/** The running writer. */
export type Writer = {
  /** Gives one of the store's operations as it looks from this thread: it rejects with a {@link StoreError}. */
  call<Name extends keyof Operations>(
    name: Name,
  ): (...args: Parameters<Operations[Name]>) => Promise<ReturnType<Operations[Name]>>;
  /** Transactions committed so far. */
  commits(): number;
  /** Ends the thread once it has answered what was asked before. */
  close(): Promise<void>;
};

/**
 * Starts the thread and resolves once the database is open. Rejects with a {@link StoreError} when it cannot
 * be used. `onFailure` hears of a thread that died later; every call rejects from then on.
 */
export async function startWriter(data: WriterData, onFailure: (error: Error) => void): Promise<Writer> {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: data });
  const callers = createCallers(data.path);
  const opened = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let commits = 0;
  let gone: StoreError | undefined;

  function stop(error: StoreError): void {
    gone ??= error;
    opened.reject(gone);
    callers.rejectAll(gone);
    ended.resolve();
  }
  worker.on('message', (message: object) => {
    if (!isBatchResult(message)) return;
    opened.resolve();
    commits = message.commits;
    for (const result of message.results) callers.settle(result);
  });
  worker.on('error', (error: Error) => {
    stop(new StoreError(error.message));
    onFailure(error);
  });
  worker.on('exit', () => stop(new StoreError('The store is closed.')));
  await opened.promise;

  let isClosing = false;
  return {
    call:
      (name) =>
      (...args) =>
        new Promise((resolve, reject) => {
          if (gone || isClosing) return reject(gone ?? new StoreError('The store is closing.'));
          const id = callers.add({ resolve: resolve as (value: unknown) => void, reject });
          worker.postMessage({ id, name, args } satisfies Call, transferables(args));
        }),
    commits: () => commits,
    close() {
      // Messages arrive in order.
      if (!isClosing && !gone) worker.postMessage('close');
      isClosing = true;
      return ended.promise;
    },
  };
}
