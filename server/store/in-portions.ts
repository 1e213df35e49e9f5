/** Deletes much without holding anybody up for long. */

/** How many were deleted at once, and whether there are no more of them. */
export type Portion = { count: number; isLast: boolean };

/**
 * Repeats a deletion until its last portion; resolves with how many there were in all. Each portion is kept by itself:
 * who is ended in the middle has deleted some, and goes on with the others the next time.
 * @param between waited for between two portions
 */
export async function inPortions(
  deleteSome: () => Promise<Portion>,
  between?: () => Promise<void>,
): Promise<number> {
  for (let total = 0; ;) {
    // oxlint-disable-next-line no-await-in-loop -- one portion after the other
    const { count, isLast } = await deleteSome();
    total += count;
    if (isLast) return total;
    // oxlint-disable-next-line no-await-in-loop -- one portion after the other
    await between?.();
  }
}
