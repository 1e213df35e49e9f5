/** Portions in which PostgreSQL deletes. */
import { inPortions } from './in-portions.ts';

/** Rows of one statement: it ends well within the time that a statement may take, whatever hangs on the rows. */
export const portion = 1000;

/** Repeats a statement that deletes up to {@link portion} rows until nothing is left; resolves with how many there were. */
export const deleteAll = (deleteSome: () => Promise<{ count: number }>): Promise<number> =>
  inPortions(async () => {
    const { count } = await deleteSome();
    return { count, isLast: count < portion };
  });
