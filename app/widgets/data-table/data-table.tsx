import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface DataTableProps {
  labelledBy: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** Names of the rows, needed where cells are more than text. */
  keys?: readonly string[];
  rowHeaders?: boolean;
}

/**
 * A table. On a phone, each row is a block. In all supported browsers, the elements of the table keep their roles in
 * any layout.
 */
export const DataTable = ({ labelledBy, columns, rows, keys, rowHeaders = false }: DataTableProps) => (
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
      {rows.map((cells, row) => (
        <tr
          key={keys?.[row] ?? cells.filter((cell) => typeof cell === 'string').join()}
          className={styles.row}
        >
          {cells.map((cell, at) =>
            rowHeaders && at === 0 ? (
              <th key={columns[at]} scope="row">
                {cell}
              </th>
            ) : (
              <td key={columns[at]}>
                {/* Only a phone shows this label. Page translators do not translate texts in style sheets. */}
                <span className={styles.label} aria-hidden="true">
                  {columns[at]}
                </span>
                {cell}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
