/** A store of its own for a test. */
import { onTestFinished } from 'vitest';
import { type SqliteStore, openSqliteStore } from '../store/sqlite-store.ts';
import { tempFolder } from './temp-folder.ts';

/** Opens a store that is closed when the test ends; a writer that dies fails the test. */
export async function openStore(folder = tempFolder()): Promise<SqliteStore> {
  const store = await openSqliteStore(folder, (error) => {
    throw error;
  });
  onTestFinished(() => store.close());
  return store;
}
