/** Deletes much without holding a statement up for long. */

/** Rows of one statement: it ends well within the time that a statement may take, whatever hangs on the rows. */
export const portion = 1000;

/** Repeats a deletion of up to {@link portion} rows until nothing is left; resolves with how many there were in all. */
export async function inPortions(deleteSome: () => Promise<{ count: number }>): Promise<number> {
  for (let total = 0; ;) {
    // oxlint-disable-next-line no-await-in-loop -- one portion after the other
    const { count } = await deleteSome();
    total += count;
    if (count < portion) return total;
  }
}
