import type { ReactNode } from 'react';
import styles from './area-panel.module.css';

/** One panel: words on the left, the illustration on the right. */
export const AreaPanel = ({
  heading,
  subheading,
  svg,
  children,
}: {
  heading: string;
  subheading: string;
  /** The illustration's markup, made by `media/illustrations`. */
  svg: string;
  children: ReactNode;
}) => (
  <div className={styles.panel}>
    <div className={styles.words}>
      <h3 className={styles.heading}>{heading}</h3>
      <p className={styles.subheading}>{subheading}</p>
      {children}
    </div>
    <div className={styles.illustration} dangerouslySetInnerHTML={{ __html: svg }} />
  </div>
);
