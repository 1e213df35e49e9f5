import type { Band } from '../../schema/bands.ts';
import { DataTable, headingId } from '../../widgets/data-table/data-table.tsx';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import styles from './table.module.css';

/** A table of facts, such as limits, dates and license rules, with the consequence of each fact. */
export const Table = ({ band }: { band: Band<'table'> }) => {
  const id = headingId(band.heading);
  return (
    <IntroBand className="detail" heading={band.heading} headingId={id} text={band.intro}>
      <div className={band.columns.length === 2 ? styles.two : undefined}>
        <DataTable labelledBy={id} columns={band.columns} rows={band.rows} rowHeaders />
      </div>
      {band.note && <p className={styles.note}>{band.note}</p>}
    </IntroBand>
  );
};
