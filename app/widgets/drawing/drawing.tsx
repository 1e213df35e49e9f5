/** A drawing with its description. Each theme has one file for wide screens and one file for phones. */
import styles from './drawing.module.css';

const full = { width: 800, height: 540 };
const compactWidth = 380;

export interface DrawingProps {
  name: string;
  /** The short text alternative for screen readers. */
  alt: string;
  /** The text that opens the description. */
  label: string;
  /**
   * A description of everything that the drawing shows. Visitors who cannot see the drawing can open it and read it
   * sentence by sentence.
   */
  description: string;
  /** The height of the drawing's view for phones, if the view is 380 units wide. */
  compactHeight: number;
}

type ThemedProps = Pick<DrawingProps, 'name' | 'alt' | 'compactHeight'> & { theme: 'light' | 'dark' };

/** An image that is loaded lazily. So browsers do not fetch the drawing of the other theme. */
const Themed = ({ name, alt, compactHeight, theme }: ThemedProps) => (
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

/**
 * `data-nosnippet` keeps the description out of the previews of search engines, and out of our own search. The
 * description's elements have no classes, because a document with many drawings would become too large.
 */
export const Drawing = ({ label, description, ...drawing }: DrawingProps) => (
  <>
    <Themed {...drawing} theme="light" />
    <Themed {...drawing} theme="dark" />
    {description && (
      <div data-nosnippet="">
        <details>
          <summary>{label}</summary>
          {description}
        </details>
      </div>
    )}
  </>
);
