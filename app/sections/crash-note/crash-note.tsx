import type { Words } from '../../pages/site.ts';
import { ButtonLink } from '../../widgets/button/button.tsx';
import styles from './crash-note.module.css';

/** Says that the server itself failed and what can be done about it. */
export const CrashNote = ({ title, words }: { title: string; words: Words['crash'] }) => (
  <section className={styles.note}>
    <div className="container">
      <h1>{title}</h1>
      <p className={styles.text}>{words.text}</p>
      <ButtonLink href="/">{words.button}</ButtonLink>
    </div>
  </section>
);
