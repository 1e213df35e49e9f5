import { ButtonLink } from '../../widgets/button/button.tsx';
import styles from './crash-note.module.css';

/** Says that the server itself failed and what can be done about it. */
export const CrashNote = ({ title }: { title: string }) => (
  <section className={styles.note}>
    <div className="container">
      <h1>{title}</h1>
      <p className={styles.text}>
        Something failed on our side. Nothing you sent has been lost; load the page again in a moment.
      </p>
      <ButtonLink href="/">Go to the front page</ButtonLink>
    </div>
  </section>
);
