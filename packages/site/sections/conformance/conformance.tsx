import type { Band } from '../../schema/bands.ts';
import { conformanceFile } from '../../schema/conformance.ts';
import { DataTable } from '../../widgets/data-table/data-table.tsx';
import { headingId } from '../../widgets/heading-id.ts';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import { Day } from '../day.tsx';
import styles from './conformance.module.css';

/** What was checked and how, the day of the last test, and a link that downloads the table of all criteria. */
export const Conformance = ({ band, language }: { band: Band<'conformance'>; language: string }) => (
  <IntroBand heading={band.heading} text={band.intro}>
    <DataTable
      labelledBy={headingId(band.heading)}
      columns={band.columns}
      rows={band.checks.map(({ what, how }) => [what, how])}
      rowHeaders
    />
    <p className={styles.note}>
      {band.lastTest} <Day day={band.tested} language={language} />.
    </p>
    <p>
      <a href={`/${conformanceFile}`} download="">
        {band.download}
      </a>
    </p>
  </IntroBand>
);
