import type { ReactNode } from 'react';
import { Drawing, type DrawingProps } from '../drawing/drawing.tsx';
import styles from './area-panel.module.css';

interface AreaPanelProps {
  heading: string;
  subheading: string;
  drawing: DrawingProps | undefined;
  /** Text below the heading, or beside it if there is no drawing. */
  children: ReactNode;
  /** One element for long content, which takes both columns. */
  below?: ReactNode;
}

export const AreaPanel = ({ heading, subheading, drawing, children, below }: AreaPanelProps) => (
  <div className={`${styles.panel} ${drawing ? '' : styles.plain}`}>
    <div className={styles.words}>
      <h3 className={styles.heading}>{heading}</h3>
      <p className={styles.subheading}>{subheading}</p>
      {drawing && children}
    </div>
    {drawing ? (
      <div className={styles.illustration}>
        <Drawing {...drawing} />
      </div>
    ) : (
      <div>{children}</div>
    )}
    {below}
  </div>
);
