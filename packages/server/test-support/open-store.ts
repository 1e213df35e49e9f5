/** A store of its own for a test. */
import { onTestFinished } from 'vitest';
import { openSqliteStore } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { tempFolder } from './temp-folder.ts';

/** Opens a store that is closed when the test ends; a writer that dies fails the test. */
export async function openStore(folder = tempFolder()): Promise<Store> {
  const store = await openSqliteStore(folder, (error) => {
    throw error;
  });
  onTestFinished(() => store.close());
  return store;
}
