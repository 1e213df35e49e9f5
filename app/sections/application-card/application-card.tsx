/** The card that holds the application form, and what happens after it was sent. */
import type { Band } from '../../schema/bands.ts';
import type { Site } from '../../schema/site.ts';
import type { SubmissionSettings } from '../../../contracts/endpoints.ts';
import { JobApplicationForm } from '../../forms/job-application-form/job-application-form.tsx';
import { Island } from '../../islands/island.tsx';
import { MailText } from '../../widgets/mail-text.tsx';
import styles from './application-card.module.css';

const After = ({ after }: { after: Band<'application-card'>['after'] }) => (
  <div className={styles.after}>
    <h2 className={styles.subheading}>{after.heading}</h2>
    <ol className={styles.steps}>
      {after.steps.map((step) => (
        <li key={step} className={styles.step}>
          {step}
        </li>
      ))}
    </ol>
  </div>
);

export function ApplicationCard({
  band,
  form: { strings, result },
  submission: { origin, recaptchaSiteKey },
}: {
  band: Band<'application-card'>;
  form: Site['forms']['application'];
  submission: SubmissionSettings;
}) {
  // A resume needs a server of our own. A site without such a server shows a mail address.
  const isReceived = origin === '';
  return (
    <section className={styles.band}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.card}>
          <h2>{band.heading}</h2>
          <p className={styles.intro}>
            <MailText text={isReceived ? band.intro : band.byMail} />
          </p>
          {isReceived && (
            <Island
              name="job-application-form"
              of={JobApplicationForm}
              props={{
                strings,
                tooMany: result.tooMany,
                ...(recaptchaSiteKey && { recaptchaSiteKey }),
              }}
            />
          )}
        </div>
        {isReceived && <After after={band.after} />}
      </div>
    </section>
  );
}
