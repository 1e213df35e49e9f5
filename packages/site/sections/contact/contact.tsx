import type { ComponentProps } from 'react';
import { ContactForm } from '../../forms/contact-form.tsx';
import { Island } from '../../islands/island.tsx';
import type { Band } from '../../schema/bands.ts';
import { dialOf } from '../../schema/phone.ts';
import type { Company } from '../../schema/site.ts';
import { ContactLink } from '../../widgets/contact-link/contact-link.tsx';
import { MailText } from '../../widgets/mail-text.tsx';
import { officeName } from '../office-name.ts';
import styles from './contact.module.css';

interface ContactProps extends ComponentProps<typeof ContactForm> {
  band: Band<'contact'>;
  company: Company;
  /** Says to screen readers that a link opens in a new tab. */
  newTab: string;
}

const Phones = ({ call, offices }: { call: string; offices: Company['offices'] }) => (
  <>
    <p className={styles.call}>{call}</p>
    <ul>
      {offices.map((office) => (
        <li key={office.phone} className={styles.phone}>
          <span>{officeName(office, offices)}</span>
          <a href={`tel:${dialOf(office.phone)}`}>{office.phone}</a>
        </li>
      ))}
    </ul>
  </>
);

const Privacy = ({ strings, newTab }: { strings: Band<'contact'>['privacy']; newTab: string }) => (
  <p className={styles.privacy}>
    {`${strings.text} `}
    {/* The links open a new tab, as in the footer, so that the visitor does not lose the typed text. */}
    <a href={strings.link.href} target="_blank" rel="noreferrer">
      {strings.link.label}
      <span className="visually-hidden">{` ${newTab}`}</span>
    </a>
  </p>
);

export function Contact({ band, company, newTab, ...props }: ContactProps) {
  const form = <Island name="contact-form" of={ContactForm} props={props} />;
  return (
    <section id="contact" className={`band ${styles.contact}`}>
      <div className={`container ${styles.columns}`}>
        <div>
          <h2>{band.heading}</h2>
          <p className={styles.intro}>{band.intro}</p>
          <p>
            <ContactLink scheme="mailto:" to={company.mailboxes.info} />
          </p>
          <Phones call={band.call} offices={company.offices} />
        </div>
        <div>
          {props.submission.origin === '' ? (
            form
          ) : (
            // Without a server of our own, a form sent without script would lead to a bare page of the provider. So
            // visitors without script see a mail address instead of the form.
            <>
              <p className={styles.byMail}>
                <MailText text={band.byMail} />
              </p>
              <div className={styles.scripted}>{form}</div>
            </>
          )}
          <Privacy strings={band.privacy} newTab={newTab} />
        </div>
      </div>
    </section>
  );
}
