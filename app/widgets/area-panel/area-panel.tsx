import type { ReactNode } from 'react';
import { Drawing, type DrawingProps } from '../drawing/drawing.tsx';
import styles from './area-panel.module.css';

/**
 * A panel with text on the left and the drawing on the right. Without a drawing, the main text is on the left and the
 * details are on the right. Further content below takes both columns.
 */
export const AreaPanel = ({
  heading,
  subheading,
  drawing,
  children,
  below,
}: {
  heading: string;
  subheading: string;
  drawing: DrawingProps | undefined;
  /** Further content of the panel. */
  children: ReactNode;
  /** One element for long content, which would make the text much higher than the drawing. */
  below?: ReactNode;
}) => (
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
