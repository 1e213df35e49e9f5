import type { Band } from '../../schema/bands.ts';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import styles from './client-quotes.module.css';

/** What clients say. A single quotation has larger letters than several side by side. */
export const ClientQuotes = ({ band }: { band: Band<'client-quotes'> }) => (
  <IntroBand id={band.kind} heading={band.heading} text={band.intro}>
    <ul className={band.entries.length > 1 ? styles.several : styles.one}>
      {band.entries.map(({ text, name, role }) => (
        <li key={text} data-reveal="">
          <figure>
            <blockquote className={styles.quote}>
              <p>{text}</p>
            </blockquote>
            <figcaption className={styles.source}>
              <span className={styles.name}>{name}</span>
              {role}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </IntroBand>
);
