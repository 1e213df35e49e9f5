import type { Prose } from '../../content/site.ts';
import styles from './prose.module.css';

/** A heading on the left, what there is to say about it on the right. */
export const ProseBand = ({
  prose,
  shaded = false,
  link,
}: {
  prose: Prose;
  shaded?: boolean;
  /** Where to read on. */
  link?: { label: string; href: string };
}) => (
  <section className={`band ${shaded ? styles.shaded : ''}`}>
    <div className={`container ${styles.columns}`}>
      <h2>{prose.heading}</h2>
      <div className={styles.words}>
        {prose.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && <a href={link.href}>{link.label}</a>}
      </div>
    </div>
  </section>
);
