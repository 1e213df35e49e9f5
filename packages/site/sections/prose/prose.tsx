import type { Band } from '../../schema/bands.ts';
import { headingId } from '../../widgets/heading-id.ts';
import { AnyLink, LinkedText } from '../linked-text.tsx';
import styles from './prose.module.css';

type ProseProps = { band: Band<'prose'>; otherSite: string };

export const Prose = ({ band: { heading, paragraphs, shaded, link }, otherSite }: ProseProps) => (
  <section className={`band ${shaded ? styles.shaded : ''}`}>
    <div className={`container ${styles.columns}`}>
      <h2 id={headingId(heading)}>{heading}</h2>
      <div className={styles.words}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <LinkedText text={paragraph} otherSite={otherSite} />
          </p>
        ))}
        {link && (
          <AnyLink href={link.href} otherSite={otherSite}>
            {link.label}
          </AnyLink>
        )}
      </div>
    </div>
  </section>
);
