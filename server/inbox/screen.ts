/** The terminal under a command that goes on until the operator has had enough. */
import { setTimeout } from 'node:timers/promises';
import type { Screen } from './command.ts';

/** Narrower and lower ones say that they do not know. */
const usual = { width: 80, height: 24 };

/** This program's terminal. It is over at Ctrl+C, and when whoever reads has gone away. */
export function openScreen(out: NodeJS.WriteStream): Screen {
  const over = new AbortController();
  const end = () => over.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  out.once('error', end);
  return {
    write: (text) => void out.write(text),
    size: () => ({ width: out.columns || usual.width, height: out.rows || usual.height }),
    isOver: () => over.signal.aborted,
    pause: (milliseconds) =>
      setTimeout(milliseconds, undefined, { signal: over.signal }).catch(() => undefined),
  };
}
