/** A drawing: a file for each theme, and one more of each for phones. */
import styles from './drawing.module.css';

const full = { width: 800, height: 540 };
const compactWidth = 380;

export interface DrawingProps {
  /** A set of files below `public/media`, for example `illustrations/azure/scalable`. */
  name: string;
  alt: string;
  /** Height of the view for phones, which is 380 wide. */
  compactHeight: number;
}

/** Browsers do not fetch lazy pictures that are not displayed, such as the drawing of the other theme. */
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
