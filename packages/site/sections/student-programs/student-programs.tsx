import type { Band } from '../../schema/bands.ts';
import { buttonClass } from '../../widgets/button/button.tsx';
import styles from './student-programs.module.css';

type StudentProgramsProps = { band: Band<'student-programs'>; moreAbout: string };

/** The student programs. A button opens the details in place, with or without script. */
export const StudentPrograms = ({ band, moreAbout }: StudentProgramsProps) => (
  <section id="students" className={`band ${styles.students}`}>
    <div className={`container ${styles.columns}`}>
      <h2>{band.heading}</h2>
      <div>
        <p className={styles.text}>{band.text}</p>
        <details className={styles.details}>
          <summary className={`${buttonClass('quiet')} ${styles.more}`}>
            {band.more}
            <span className="visually-hidden"> {moreAbout}</span>
          </summary>
          <dl>
            {band.details.map(({ title, text }) => (
              <div key={title} className={styles.detail}>
                <dt className={styles.title}>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </div>
  </section>
);
