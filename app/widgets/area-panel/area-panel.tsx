import type { ReactNode } from 'react';
import { Drawing, type DrawingProps } from '../drawing/drawing.tsx';
import styles from './area-panel.module.css';

/** One panel: words on the left, the drawing on the right. */
export const AreaPanel = ({
  heading,
  subheading,
  drawing,
  children,
}: {
  heading: string;
  subheading: string;
  drawing: DrawingProps;
  children: ReactNode;
}) => (
  <div className={styles.panel}>
    <div className={styles.words}>
      <h3 className={styles.heading}>{heading}</h3>
      <p className={styles.subheading}>{subheading}</p>
      {children}
    </div>
    <div className={styles.illustration}>
      <Drawing {...drawing} />
    </div>
  </div>
);
