/** Animated letter for a sent form: the sheet goes in, the flap closes over it, and last comes a red seal. */
import styles from './letter.module.css';

/** Decoration: the words beside it say that the form went through. Drawn closed where nothing may move. */
export const Letter = () => (
  <svg className={styles.letter} viewBox="0 0 60 40" width="60" height="40" aria-hidden="true">
    <g className={styles.paper}>
      <path d="M1 1h58v38H1z" />
      <path className={styles.opened} d="M1 1h58L30 23z" />
      <path className={styles.sheet} d="M8 4h44v30H8zM14 10h20M14 15h14" />
      <path d="M1 1l29 20L59 1v38H1z" />
      <path className={styles.closed} d="M1 1h58L30 23z" />
    </g>
    <circle className={styles.seal} cx="30" cy="22" r="6" />
  </svg>
);
