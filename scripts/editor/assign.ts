/** Pairs rows with columns so that the sum of their scores is the highest: the Hungarian algorithm. */

/** For each column its row and the column before it on the path, and the potentials of rows and columns. */
interface State {
  rowOf: number[];
  before: number[];
  rows: number[];
  columns: number[];
}

/** Finds the cheapest path from a row to a free column, and adjusts the potentials. Returns the column. Counts from 1. */
function cheapestPath(costs: (row: number, column: number) => number, state: State, size: number): number {
  const { rowOf, before, rows, columns } = state;
  const distance = Array.from({ length: size + 1 }, () => Infinity);
  const done = new Set<number>();
  let column = 0;
  while (rowOf[column] !== 0) {
    done.add(column);
    const row = rowOf[column] ?? 0;
    let next = 0;
    for (let other = 1; other <= size; other += 1) {
      if (done.has(other)) continue;
      const length = costs(row, other) - (rows[row] ?? 0) - (columns[other] ?? 0);
      if (length < (distance[other] ?? 0)) [distance[other], before[other]] = [length, column];
      if (next === 0 || (distance[other] ?? 0) < (distance[next] ?? 0)) next = other;
    }
    const step = distance[next] ?? 0;
    for (const other of done) {
      rows[rowOf[other] ?? 0] = (rows[rowOf[other] ?? 0] ?? 0) + step;
      columns[other] = (columns[other] ?? 0) - step;
    }
    for (let other = 1; other <= size; other += 1)
      if (!done.has(other)) distance[other] = (distance[other] ?? 0) - step;
    column = next;
  }
  return column;
}

/**
 * Returns for each row the column that it gets; undefined for a row that is better left alone.
 * @param scores the score of each pair, by row and column. A pair of score 0 is never made
 */
export function assign(scores: readonly (readonly number[])[]): (number | undefined)[] {
  const scoreOf = (row: number, column: number): number => scores[row]?.[column] ?? 0;
  const size = Math.max(scores.length, ...scores.map(({ length }) => length));
  const zeros = (): number[] => Array.from({ length: size + 1 }, () => 0);
  const state: State = { rowOf: zeros(), before: zeros(), rows: zeros(), columns: zeros() };
  const { rowOf, before } = state;
  for (let row = 1; row <= size; row += 1) {
    rowOf[0] = row;
    let column = cheapestPath((from, to) => -scoreOf(from - 1, to - 1), state, size);
    // Each row of the path takes the next column of the path.
    while (column !== 0) {
      const previous = before[column] ?? 0;
      rowOf[column] = rowOf[previous] ?? 0;
      column = previous;
    }
  }
  return scores.map((_scores, row) => {
    const column = rowOf.indexOf(row + 1, 1) - 1;
    return scoreOf(row, column) > 0 ? column : undefined;
  });
}
