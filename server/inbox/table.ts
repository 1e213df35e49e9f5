/** A table for a terminal of any width. */
import { printable } from './safe-text.ts';
import { cut, padded, widthOf } from './width.ts';

/** A column: `least` says down to how many columns of the terminal it may be cut, if at all. */
export type Column = { title: string; least?: number };

const gap = '  ';

/** Widths in which everything fits into `width` columns, if need be by cutting the widest that may be cut. */
function fitWidths(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
): number[] {
  const widths = columns.map(({ title }, at) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[at] ?? ''))),
  );
  let excess = widths.reduce((sum, one) => sum + one, gap.length * (columns.length - 1)) - width;
  while (excess > 0) {
    const spare = columns.map(({ least }, at) => (least === undefined ? 0 : (widths[at] ?? 0) - least));
    const most = Math.max(...spare);
    if (most <= 0) break;
    const at = spare.indexOf(most);
    widths[at] = (widths[at] ?? 0) - 1;
    excess -= 1;
  }
  return widths;
}

/**
 * Rows under their titles, in `width` columns where the terminal has them.
 * @param below a line that belongs under each row, set in; none where it is empty
 */
export function formatTable(
  columns: readonly Column[],
  rows: readonly { cells: readonly string[]; below?: string }[],
  width = Infinity,
): string[] {
  const safe = rows.map(({ cells, below = '' }) => ({
    cells: cells.map(printable),
    below: printable(below),
  }));
  const widths = fitWidths(
    columns,
    safe.map(({ cells }) => cells),
    width,
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => padded(cut(cell, widths[at] ?? 0), widths[at] ?? 0))
      .join(gap)
      .trimEnd();
  return [
    line(columns.map(({ title }) => title)),
    ...safe.flatMap(({ cells, below }) => [line(cells), ...(below === '' ? [] : [cut(`  ${below}`, width)])]),
  ];
}
