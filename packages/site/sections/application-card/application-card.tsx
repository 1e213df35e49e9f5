import type { Band } from '../../schema/bands.ts';
import type { Site } from '../../schema/site.ts';
import type { SubmissionSettings } from '@website/forms/endpoints';
import { JobApplicationForm } from '../../forms/job-application-form/job-application-form.tsx';
import { Island } from '../../islands/island.tsx';
import { MailText } from '../../widgets/mail-text.tsx';
import styles from './application-card.module.css';

interface ApplicationCardProps {
  band: Band<'application-card'>;
  form: Site['forms']['application'];
  submission: SubmissionSettings;
}

export function ApplicationCard({ band, form, submission }: ApplicationCardProps) {
  const { origin, recaptchaSiteKey } = submission;
  // Only our own server can receive a resume. A site without such a server shows a mail address.
  const isReceived = origin === '';
  const { strings, result, receipt } = form;
  const props = { strings, receipt, tooMany: result.tooMany, ...(recaptchaSiteKey && { recaptchaSiteKey }) };
  return (
    <section className={styles.band}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.card}>
          <h2>{band.heading}</h2>
          <p className={styles.intro}>
            <MailText text={isReceived ? band.intro : band.byMail} />
          </p>
          {isReceived && <Island name="job-application-form" of={JobApplicationForm} props={props} />}
        </div>
        {isReceived && (
          <div className={styles.after}>
            <h2 className={styles.subheading}>{band.after.heading}</h2>
            <ol className={styles.steps}>
              {band.after.steps.map((step) => (
                <li key={step} className={styles.step}>
                  {step}
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </section>
  );
}
