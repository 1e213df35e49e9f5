import type { CareersPage } from '../../content/site.ts';
import styles from './student-programs.module.css';

/** The student programs; their button opens the details in place, with or without script. */
export const StudentPrograms = ({ students }: { students: CareersPage['students'] }) => (
  <section id="students" className={`band ${styles.students}`}>
    <div className={`container ${styles.columns}`}>
      <h2>{students.heading}</h2>
      <div>
        <p className={styles.text}>{students.text}</p>
        <details className={styles.details}>
          <summary className={styles.more}>
            {students.more}
            <span className="visually-hidden"> about student programs and internships</span>
          </summary>
          <dl>
            {students.details.map(({ title, text }) => (
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
