import styles from './section-intro.module.css';

/** Beginning of a band: its heading and, beside it on a wide screen, a few sentences. */
export const SectionIntro = ({
  heading,
  headingId,
  text,
}: {
  heading: string;
  /** Id of the heading, for elements that are named by it. */
  headingId?: string;
  text?: string | undefined;
}) => (
  <div className={styles.intro}>
    <h2 id={headingId}>{heading}</h2>
    {text && <p className={styles.text}>{text}</p>}
  </div>
);
