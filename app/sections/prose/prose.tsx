import type { Band } from '../../schema/bands.ts';
import styles from './prose.module.css';

export const Prose = ({ band: { heading, paragraphs, shaded, link } }: { band: Band<'prose'> }) => (
  <section className={`band ${shaded ? styles.shaded : ''}`}>
    <div className={`container ${styles.columns}`}>
      <h2>{heading}</h2>
      <div className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && <a href={link.href}>{link.label}</a>}
      </div>
    </div>
  </section>
);
