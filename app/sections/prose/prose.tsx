import type { Prose } from '../../content/site.ts';
import styles from './prose.module.css';

/** A heading on the left, what there is to say about it on the right. */
export const ProseBand = ({ prose, shaded = false }: { prose: Prose; shaded?: boolean }) => (
  <section className={`band ${shaded ? styles.shaded : ''}`}>
    <div className={`container ${styles.columns}`}>
      <h2>{prose.heading}</h2>
      <div className={styles.words}>
        {prose.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  </section>
);
