import type { Band } from '../../schema/bands.ts';
import { DataTable } from '../../widgets/data-table/data-table.tsx';
import { headingId } from '../../widgets/heading-id.ts';
import { SectionIntro } from '../../widgets/section-intro/section-intro.tsx';
import styles from './before-after.module.css';

/** Problems and answers in two columns. In the document, each answer follows its problem. */
export const BeforeAfter = ({ band: { heading, intro, before, after } }: { band: Band<'before-after'> }) => {
  const id = headingId(heading);
  return (
    <section className="band detail">
      <div className={`container ${styles.pairs}`}>
        <SectionIntro heading={heading} id={id} text={intro} />
        <DataTable
          labelledBy={id}
          columns={[before.title, after.title]}
          rows={before.items.map((item, index) => [item, after.items[index] ?? ''])}
        />
      </div>
    </section>
  );
};
