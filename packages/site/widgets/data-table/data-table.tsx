/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
   -- Safari takes the roles of a table away from blocks. */
import type { ReactNode } from 'react';
import styles from './data-table.module.css';

interface DataTableProps {
  labelledBy: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** The names of the rows. Needed if cells contain more than text. */
  keys?: readonly string[];
  rowHeaders?: boolean;
  /** True if the columns, apart from the row's name, are two options. A phone then shows the two beside each other. */
  options?: boolean;
}

/**
 * A table. On a phone, each row is a block. Safari then ignores the elements' own roles, so the markup repeats the
 * roles.
 */
export const DataTable = ({
  labelledBy,
  columns,
  rows,
  keys,
  rowHeaders = false,
  options = false,
}: DataTableProps) => {
  // Below its name, the only cell of a row needs no label: it would be the same in every row.
  const isPair = rowHeaders && columns.length === 2;
  return (
    <table
      className={`${styles.table} ${options ? styles.options : ''}`}
      role="table"
      aria-labelledby={labelledBy}
    >
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((cells, row) => (
          <tr
            key={keys?.[row] ?? cells.filter((cell) => typeof cell === 'string').join()}
            className={styles.row}
            role="row"
          >
            {cells.map((cell, at) =>
              rowHeaders && at === 0 ? (
                <th key={columns[at]} scope="row" role="rowheader">
                  {cell}
                </th>
              ) : (
                <td key={columns[at]} role="cell">
                  {/* Only a phone shows this label. Page translators do not translate texts in style sheets. */}
                  {!isPair && (
                    <span className={styles.label} aria-hidden="true">
                      {columns[at]}
                    </span>
                  )}
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
