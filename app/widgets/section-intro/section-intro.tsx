import type { ReactNode } from 'react';
import styles from './section-intro.module.css';

interface IntroProps {
  heading: string;
  headingId?: string;
  text?: string | undefined;
}

/** The heading of a band with a short introduction. On a wide screen, the introduction is beside the heading. */
export const SectionIntro = ({ heading, headingId, text }: IntroProps) => (
  <div className={styles.intro}>
    <h2 id={headingId}>{heading}</h2>
    {text && <p className={styles.text}>{text}</p>}
  </div>
);

type IntroBandProps = IntroProps & { id?: string; className?: string | undefined; children: ReactNode };

/** A band that begins with its heading. `className` sets the band's background. */
export const IntroBand = ({ id, className, children, ...intro }: IntroBandProps) => (
  <section id={id} className={className === undefined ? 'band' : `band ${className}`}>
    <div className="container">
      <SectionIntro {...intro} />
      {children}
    </div>
  </section>
);
