/**
 * Reads columns of a row, whose database may hold anything: each throws an error that names the column where it holds
 * something else. By hand, because the thread that writes would load the schema library a second time, for a tenth of
 * a start.
 */

/** A row as a database gives it. */
export type Row = Readonly<Record<string, unknown>>;

class ColumnError extends TypeError {
  constructor(column: string) {
    super(`The database holds something else in the column ${column}.`);
  }
}

export function text(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new ColumnError(column);
  return value;
}

export function number(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new ColumnError(column);
  return value;
}

/** A text out of a fixed list. */
export function oneOf<Value extends string>(row: Row, column: string, values: readonly Value[]): Value {
  const found = values.find((value) => value === row[column]);
  if (found === undefined) throw new ColumnError(column);
  return found;
}

/** Reads a column in which there may be nothing: `read(row, column)`, or undefined for `NULL`. */
export const optional = <Value>(
  read: (row: Row, column: string) => Value,
  row: Row,
  column: string,
): Value | undefined => (row[column] === null ? undefined : read(row, column));

/** Texts by name, which stand in the column as JSON. */
export function jsonTexts(row: Row, column: string): Record<string, string> {
  const value: unknown = JSON.parse(text(row, column));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ColumnError(column);
  if (Object.values(value).some((one) => typeof one !== 'string')) throw new ColumnError(column);
  return value as Record<string, string>;
}

/** A list of texts, which stands in the column as JSON. */
export function jsonList(row: Row, column: string): string[] {
  const value: unknown = JSON.parse(text(row, column));
  if (!Array.isArray(value) || value.some((one) => typeof one !== 'string')) throw new ColumnError(column);
  return value as string[];
}
