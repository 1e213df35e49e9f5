import type { Store } from '../store.ts';

/**
 * A database that outlives its stores. All stores opened on it share the same submissions. They are closed when the
 * test ends.
 */
export type TestDatabase = { open(): Promise<Store> };

/** Makes an empty database. */
export type NewDatabase = () => TestDatabase | Promise<TestDatabase>;

/** Opens a store on a new database. */
export async function newStore(newDatabase: NewDatabase): Promise<Store> {
  return (await newDatabase()).open();
}
