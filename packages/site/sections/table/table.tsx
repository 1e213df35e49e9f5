import type { Band } from '../../schema/bands.ts';
import { DataTable } from '../../widgets/data-table/data-table.tsx';
import { headingId } from '../../widgets/heading-id.ts';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import styles from './table.module.css';

/**
 * A table of facts, such as limits, dates and license rules, with the consequence of each fact. `first` is true if the
 * page opens with the table; then the names of the rows are large.
 */
export const Table = ({ band, first = false }: { band: Band<'table'>; first?: boolean }) => (
  <IntroBand className={first ? styles.first : 'detail'} heading={band.heading} text={band.intro}>
    <div className={band.columns.length === 2 ? styles.two : undefined}>
      <DataTable
        labelledBy={headingId(band.heading)}
        columns={band.columns}
        rows={band.rows}
        rowHeaders
        options={band.columns.length === 3}
      />
    </div>
    {band.note && (
      <p className={styles.note} data-whole-words="">
        {band.note}
      </p>
    )}
  </IntroBand>
);
