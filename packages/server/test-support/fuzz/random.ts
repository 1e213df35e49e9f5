/** Numbers that look random and are the same for a seed on every machine. */
export type Random = {
  /** A whole number from 0 up to, but not, `end`. */
  below(end: number): number;
  pick<T>(items: readonly T[]): T;
  /** True once in so many times. */
  onceIn(times: number): boolean;
  bytes(length: number): Buffer;
};

/** Mulberry32: https://github.com/cprosche/mulberry32 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick(items) {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    onceIn: (times) => below(times) === 0,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
