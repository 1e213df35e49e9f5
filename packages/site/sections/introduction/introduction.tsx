/** The introduction of a page that opens with another band than its tabs. The page's title is its heading. */
import type { Band } from '../../schema/bands.ts';
import { Lead } from '../../widgets/lead/lead.tsx';
import { Loud } from '../highlight/highlight.tsx';
import styles from './introduction.module.css';

export const Introduction = ({ band: { text, highlight } }: { band: Band<'introduction'> }) => (
  <div className={`band ${styles.introduction}`}>
    <div className={`container ${highlight ? styles.beside : ''}`}>
      {highlight && <Loud {...highlight} />}
      <Lead text={text} className={highlight ? styles.even : `${styles.even} ${styles.columns}`} />
    </div>
  </div>
);
