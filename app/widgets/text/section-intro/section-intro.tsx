import styles from './section-intro.module.css';

/** How a band begins: its heading and, beside it on a wide screen, a few sentences. */
export const SectionIntro = ({
  heading,
  headingId,
  text,
}: {
  heading: string;
  /** For what takes its name from the heading. */
  headingId?: string;
  text?: string | undefined;
}) => (
  <div className={styles.intro}>
    <h2 id={headingId}>{heading}</h2>
    {text && <p className={styles.text}>{text}</p>}
  </div>
);
