/** A table. On a phone each of its rows is a small block, in which every cell says the title of its column. */
import styles from './data-table.module.css';

export interface DataTableProps {
  /** The id of the heading that names the table. */
  labelledBy: string;
  columns: readonly string[];
  /** A cell for each column. */
  rows: readonly (readonly string[])[];
  /** True if the first cell of a row names the row. */
  rowHeaders?: boolean;
}

/**
 * The title of a cell's column, seen on a phone alone. Assistive technology has it from the head of the table; it
 * is not in the style sheet because a page's translator would leave it there.
 */
const Label = ({ column }: { column: string | undefined }) => (
  <span className={styles.label} aria-hidden="true">
    {column}
  </span>
);

/** No roles are written: the build's browsers keep those of the elements, however rows and cells are laid out. */
export const DataTable = ({ labelledBy, columns, rows, rowHeaders = false }: DataTableProps) => (
  <table className={styles.table} aria-labelledby={labelledBy}>
    <thead className={styles.head}>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells) => (
        <tr key={cells.join()} className={styles.row}>
          {cells.map((cell, at) =>
            rowHeaders && at === 0 ? (
              <th key={columns[at]} scope="row">
                {cell}
              </th>
            ) : (
              <td key={columns[at]}>
                <Label column={columns[at]} />
                {cell}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

/** An id for the heading of a band, made of its words: `Limits that decide` is `band-limits-that-decide`. */
export const headingId = (heading: string): string =>
  `band-${heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}`;
