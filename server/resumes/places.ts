/** The places for uploads: how many arrive at once, in all and from one address. */

/** Why there is no place: none is free, or the caller holds as many as one may. */
export type NoPlace = 'full' | 'too-many-here';

/** Takes a place for a block of addresses; the function gives it back. */
export type TakePlace = (block: string) => (() => void) | NoPlace;

/** Numbers of places. */
export type PlaceLimits = { total: number; perBlock: number };

/** The share of all places that is kept for those who hold none, so that nobody is shut out by a few. */
export const shareForNewcomers = 1 / 4;

/** Makes the places. A block that holds some already may not take one of those kept for newcomers. */
export function createPlaces({ total, perBlock }: PlaceLimits): TakePlace {
  const held = new Map<string, number>();
  const keptForNewcomers = Math.floor(total * shareForNewcomers);
  let free = total;

  function giveBack(block: string): void {
    free += 1;
    const left = (held.get(block) ?? 1) - 1;
    if (left === 0) held.delete(block);
    else held.set(block, left);
  }
  return (block) => {
    const mine = held.get(block) ?? 0;
    if (mine >= perBlock) return 'too-many-here';
    if (free <= (mine === 0 ? 0 : keptForNewcomers)) return 'full';
    free -= 1;
    held.set(block, mine + 1);
    let isHeld = true;
    return () => {
      if (isHeld) giveBack(block);
      isHeld = false;
    };
  };
}
