import type { ComponentProps } from 'react';
import { ContactForm } from '../../forms/contact-form.tsx';
import { Island } from '../../islands/island.tsx';
import type { Band } from '../../schema/bands.ts';
import type { Company } from '../../schema/site.ts';
import { ContactLink } from '../../widgets/contact-link/contact-link.tsx';
import { MailText } from '../../widgets/mail-text.tsx';
import styles from './contact.module.css';

interface ContactProps extends ComponentProps<typeof ContactForm> {
  band: Band<'contact'>;
  company: Company;
}

export function Contact({ band, company, ...props }: ContactProps) {
  const form = <Island name="contact-form" of={ContactForm} props={props} />;
  return (
    <section id="contact" className="band">
      <div className={`container ${styles.columns}`}>
        <div>
          <h2>{band.heading}</h2>
          <p className={styles.intro}>{band.intro}</p>
          <p>
            <ContactLink scheme="mailto:" to={company.mailboxes.info} />
          </p>
        </div>
        {props.submission.origin === '' ? (
          form
        ) : (
          // A form that is sent without script to the EmailJS provider would show a bare page of the provider. So
          // visitors without script see a mail address instead of the form, if the site has no server of its own.
          <div>
            <p className={styles.byMail}>
              <MailText text={band.byMail} />
            </p>
            <div className={styles.scripted}>{form}</div>
          </div>
        )}
      </div>
    </section>
  );
}
