/** The one thing that visitors should remember about a page: a figure or a short sentence in very large type. */
import type { Band } from '../../schema/bands.ts';
import type { Highlight } from '../../schema/openings.ts';
import styles from './highlight.module.css';

/** A figure with this many characters is too wide for the largest type: "81 of 184". */
const minLong = 7;

export const Loud = ({ figure, text }: Highlight) =>
  figure === undefined ? (
    <p className={`${styles.loud} ${styles.long} ${styles.sentence}`} data-loud="">
      {text}
    </p>
  ) : (
    <p className={styles.highlight}>
      <span className={`${styles.loud} ${figure.length < minLong ? '' : styles.long}`} data-loud="">
        {figure}
      </span>{' '}
      <span className={styles.text}>{text}</span>
    </p>
  );

const grounds = { page: undefined, night: styles.night, shaded: styles.shaded } satisfies Record<
  Band<'highlight'>['ground'],
  string | undefined
>;

export const HighlightBand = ({ band: { ground, figure, text } }: { band: Band<'highlight'> }) => (
  <div className={`band ${styles.band} ${grounds[ground] ?? ''}`}>
    <div className="container">
      <Loud text={text} {...(figure !== undefined && { figure })} />
    </div>
  </div>
);
