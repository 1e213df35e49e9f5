import type { Band } from '../../schema/bands.ts';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import styles from './challenges.module.css';

export const Challenges = ({ band }: { band: Band<'challenges'> }) => (
  <IntroBand className="detail" heading={band.heading}>
    <dl>
      {band.items.map(({ title, text }) => (
        <div key={title} className={styles.item} data-reveal="">
          <dt className={styles.title}>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </IntroBand>
);
