import type { Quote } from '../../content/site.ts';
import styles from './company-quote.module.css';

/** What the company says of its own work in a field. */
export const CompanyQuote = ({ quote }: { quote: Quote }) => (
  <section className={styles.band}>
    <figure className={`container ${styles.figure}`}>
      <blockquote className={styles.quote}>
        <p>{quote.text}</p>
      </blockquote>
      <figcaption className={styles.source}>{quote.source}</figcaption>
    </figure>
  </section>
);
