import type { Store } from '../store.ts';

/**
 * Where submissions lie. Every store opened there works on the same ones, also several at once, and what is
 * in it outlives closing. Whoever made the place closes all of them when the test ends.
 */
export type StorePlace = { open(): Promise<Store> };

/** Makes an empty place. */
export type NewPlace = () => StorePlace | Promise<StorePlace>;

/** A store in a place of its own. */
export async function newStore(newPlace: NewPlace): Promise<Store> {
  return (await newPlace()).open();
}
