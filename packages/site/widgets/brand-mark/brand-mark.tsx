import { useId } from 'react';
import styles from './brand-mark.module.css';
import { mark } from './mark.ts';

const { x, y, width, height } = mark.bounds;
const maxSide = Math.max(width, height);

/** The company's logo mark, made by `npm run media:brand`. `size` is the longer side in pixels. */
export const BrandMark = ({ size = 28 }: { size?: number }) => {
  // A page shows the logo mark several times, but an id must be unique in the page.
  const id = useId();
  return (
    <svg
      className={styles.mark}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={(size * width) / maxSide}
      height={(size * height) / maxSide}
      fill="currentColor"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: mark.inside.replaceAll('mark-', `${id}-`) }}
    />
  );
};
