/** The contact form with its introduction and the other ways to reach the company. */
import type { Company, Site } from '../../schema/site.ts';
import type { SubmissionSettings } from '../../../contracts/endpoints.ts';
import type { Band } from '../../schema/bands.ts';
import { ContactForm } from '../../forms/contact-form.tsx';
import { ContactLink } from '../../widgets/contact-link/contact-link.tsx';
import { Island } from '../../islands/island.tsx';
import { MailText } from '../../widgets/mail-text.tsx';
import styles from './contact.module.css';

type Submitted = {
  strings: Site['forms']['contact']['strings'];
  tooMany: string;
  submission: SubmissionSettings;
};

const Form = (props: Submitted) => <Island name="contact-form" of={ContactForm} props={props} />;

/**
 * The form of a site without a server of its own. Without script, a post would lead to a bare page of the provider, so
 * a mail address is shown in place of the form.
 */
const HostedForm = ({ byMail, ...form }: Submitted & { byMail: string }) => (
  <div>
    <p className={styles.byMail}>
      <MailText text={byMail} />
    </p>
    <div className={styles.scripted}>
      <Form {...form} />
    </div>
  </div>
);

export const Contact = ({
  band,
  company,
  ...form
}: Submitted & {
  band: Band<'contact'>;
  company: Company;
}) => (
  <section id="contact" className="band">
    <div className={`container ${styles.columns}`}>
      <div>
        <h2>{band.heading}</h2>
        <p className={styles.intro}>{band.intro}</p>
        <p>
          <ContactLink scheme="mailto:" to={company.mailboxes.info} />
        </p>
      </div>
      {form.submission.origin === '' ? <Form {...form} /> : <HostedForm {...form} byMail={band.byMail} />}
    </div>
  </section>
);
