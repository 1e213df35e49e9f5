import type { Store } from '../store.ts';

/**
 * A database that outlives its stores. All stores opened on it share the same submissions. They are closed when the
 * test ends.
 */
export type StorePlace = { open(): Promise<Store> };

/** Makes an empty database. */
export type NewPlace = () => StorePlace | Promise<StorePlace>;

/** Opens a store on a new database. */
export async function newStore(newPlace: NewPlace): Promise<Store> {
  return (await newPlace()).open();
}
