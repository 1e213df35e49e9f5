/** The contact form beside the words that invite to use it and the other ways to reach us. */
import type { Band, Company, Site, SubmissionSettings } from '../../../content/site.ts';
import { ContactForm } from '../../../forms/contact-form/contact-form.tsx';
import { Icon } from '../../../widgets/media/icon/icon.tsx';
import { Island } from '../../../rendering/islands/island.tsx';
import styles from './contact.module.css';

export const Contact = ({
  band,
  company,
  words,
  submission,
}: {
  band: Band<'contact'>;
  company: Company;
  words: Site['forms']['contact']['words'];
  submission: SubmissionSettings;
}) => (
  <section id="contact" className="band">
    <div className={`container ${styles.columns}`}>
      <div className={styles.words}>
        <h2>{band.heading}</h2>
        <p className={styles.intro}>{band.intro}</p>
        <p>
          <a className={styles.mail} href={`mailto:${company.mailboxes.info}`}>
            <Icon name="mail" size={20} />
            {company.mailboxes.info}
          </a>
        </p>
      </div>
      <Island name="contact-form" of={ContactForm} props={{ words, submission }} />
    </div>
  </section>
);
