export interface Quantiles {
  min: number;
  /** The median. For an even number of values, the upper of the two middle values. */
  median: number;
  max: number;
}

export function quantilesOf(values: readonly number[]): Quantiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  return { min: at(0), median: at(Math.floor(sorted.length / 2)), max: at(sorted.length - 1) };
}
