import { expect, test } from 'vitest';
import { bestQuality } from './best-quality.ts';

const count = 15;

/** Searches among files of 1000, 900, 800 … bytes, and counts the encodings. */
async function search(budget: number, start: number) {
  let encodings = 0;
  const encode = (at: number): Promise<Buffer> => {
    encodings += 1;
    return Promise.resolve(Buffer.alloc(1000 - 50 * at));
  };
  const { at, file, fits } = await bestQuality(encode, { count, budget, start });
  return { at, bytes: file.length, fits, encodings };
}

const indexes = Array.from({ length: count }, (_, index) => index);

test('finds the best quality within the budget, wherever the search starts', async () => {
  for (const start of indexes)
    for (const wanted of indexes)
      expect(await search(1020 - 50 * wanted, start)).toMatchObject({
        at: wanted,
        bytes: 1000 - 50 * wanted,
        fits: true,
      });
});

test('needs two encodings if the start is right or one too good', async () => {
  for (const start of indexes.slice(0, -1)) {
    expect((await search(1000 - 50 * start, start)).encodings).toBeLessThanOrEqual(2);
    expect((await search(1000 - 50 * (start + 1), start)).encodings).toBe(2);
  }
});

test('needs eight encodings at most', async () => {
  for (const start of indexes)
    for (const wanted of indexes)
      expect((await search(1000 - 50 * wanted, start)).encodings).toBeLessThanOrEqual(8);
});

test('returns the worst quality if none fits', async () => {
  for (const start of indexes) expect(await search(10, start)).toMatchObject({ at: count - 1, fits: false });
});
