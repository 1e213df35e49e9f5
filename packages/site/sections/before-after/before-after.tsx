import type { Band } from '../../schema/bands.ts';
import { DataTable } from '../../widgets/data-table/data-table.tsx';
import { headingId } from '../../widgets/heading-id.ts';
import { SectionIntro } from '../../widgets/section-intro/section-intro.tsx';
import { LinkedText } from '../linked-text.tsx';
import styles from './before-after.module.css';

interface BeforeAfterProps {
  band: Band<'before-after'>;
  otherSite: string;
  /** True for two halves that fill the window. The second half has the colors of the other theme. */
  spread?: boolean;
}

/** Problems and answers in two columns. In the document, each answer follows its problem. */
export const BeforeAfter = ({
  band: { heading, intro, before, after },
  otherSite,
  spread = false,
}: BeforeAfterProps) => {
  const id = headingId(heading);
  const cell = (text = '') => <LinkedText text={text} otherSite={otherSite} />;
  return (
    <section className={`band ${spread ? styles.spread : 'detail'}`}>
      <div className={`container ${styles.pairs}`}>
        <SectionIntro heading={heading} id={id} text={intro} />
        <DataTable
          labelledBy={id}
          columns={[before.title, after.title]}
          rows={before.items.map((item, index) => [cell(item), cell(after.items[index])])}
          keys={before.items}
          options
        />
      </div>
    </section>
  );
};
