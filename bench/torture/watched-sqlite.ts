/** The embedded database's copying told to `kill-at.ts`, page by page: the real one copies all of them in one step. */
import { backup as copy, type DatabaseSync } from 'node:sqlite';
import { reach } from './kill-at.ts';

export { DatabaseSync } from 'node:sqlite';

/** Copies a database as Node does, one page after the other. Resolves with the number of pages. */
export const backup = (from: DatabaseSync, to: string): Promise<number> =>
  copy(from, to, { rate: 1, progress: () => reach('between the pages of a copy') });
