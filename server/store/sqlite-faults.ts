/** What errors of SQLite are called. */
import { StoreError } from './store.ts';

/** The names of its result codes that an operator can do something about: https://www.sqlite.org/rescode.html */
const names: Readonly<Record<number, string>> = {
  5: 'BUSY',
  7: 'NOMEM',
  8: 'READONLY',
  10: 'IOERR',
  11: 'CORRUPT',
  13: 'FULL',
  14: 'CANTOPEN',
  19: 'CONSTRAINT',
  26: 'NOTADB',
};

/** SQLite's name for what went wrong, or its number; undefined for an error that is not its own. */
export function faultCode(error: unknown): string | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined;
  // The low byte says what failed; those above it, where.
  return names[error.errcode & 0xff] ?? String(error.errcode);
}

/**
 * Does something with a database. An error of SQLite becomes a {@link StoreError} that begins with `subject`, such as the
 * path; every other error stays as it is.
 */
export function about<T>(subject: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    const code = faultCode(error);
    throw code === undefined ? error : new StoreError(`${subject}: ${(error as Error).message}`, code);
  }
}
