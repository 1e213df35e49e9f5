/** A drawing. Each theme has one file for wide screens and one file for phones. */
import styles from './drawing.module.css';

const full = { width: 800, height: 540 };
const compactWidth = 380;

export interface DrawingProps {
  name: string;
  alt: string;
  /** The height of the drawing's view for phones, if the view is 380 units wide. */
  compactHeight: number;
}

/** An image that is loaded lazily. So browsers do not fetch the drawing of the other theme. */
const Themed = ({ name, alt, compactHeight, theme }: DrawingProps & { theme: 'light' | 'dark' }) => (
  <picture className={styles[theme]}>
    <source
      media="(width < 40em)"
      srcSet={`/media/${name}-compact-${theme}.svg`}
      width={compactWidth}
      height={compactHeight}
    />
    <img className={styles.image} src={`/media/${name}-${theme}.svg`} {...full} alt={alt} loading="lazy" />
  </picture>
);

export const Drawing = (props: DrawingProps) => (
  <>
    <Themed {...props} theme="light" />
    <Themed {...props} theme="dark" />
  </>
);
