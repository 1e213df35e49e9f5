import type { Band } from '../../schema/bands.ts';
import styles from './quote.module.css';

export const Quote = ({ band }: { band: Band<'quote'> }) => (
  <section className={styles.band}>
    <figure className="container">
      <blockquote className={styles.quote}>
        <p>{band.text}</p>
      </blockquote>
      <figcaption className={styles.source}>{band.source}</figcaption>
    </figure>
  </section>
);
