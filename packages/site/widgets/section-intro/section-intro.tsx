import type { ReactNode } from 'react';
import { headingId } from '../heading-id.ts';
import styles from './section-intro.module.css';

interface IntroProps {
  heading: string;
  text?: string | undefined;
}

/** The heading of a band with a short introduction. On a wide screen, the introduction is beside the heading. */
export const SectionIntro = ({ heading, id, text }: IntroProps & { id?: string | undefined }) => (
  <div className={styles.intro}>
    <h2 id={id}>{heading}</h2>
    {text && <p className={styles.text}>{text}</p>}
  </div>
);

type IntroBandProps = IntroProps & { id?: string; className?: string | undefined; children: ReactNode };

/**
 * A band that begins with its heading. `className` sets the band's background. Without an `id`, links lead to the
 * heading.
 */
export const IntroBand = ({ id, className, children, heading, text }: IntroBandProps) => (
  <section id={id} className={className === undefined ? 'band' : `band ${className}`}>
    <div className="container">
      <SectionIntro heading={heading} id={id === undefined ? headingId(heading) : undefined} text={text} />
      {children}
    </div>
  </section>
);
