import type { ResultStrings } from '../../../contracts/forms/form-faults.ts';
import type { ReactNode } from 'react';
import { SentNote } from '../../forms/outcome-notes/outcome-notes.tsx';
import { ButtonLink } from '../../widgets/button/button.tsx';
import styles from './form-result.module.css';

/** A page in one column, without a banner. */
export const Column = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section className={styles.result}>
    <div className="container">
      <div className={styles.column}>
        <h1>{heading}</h1>
        {children}
      </div>
    </div>
  </section>
);

interface FormSentProps {
  strings: ResultStrings;
  text: string;
  receipt: ReactNode;
}

export const FormSent = ({ strings, text, receipt }: FormSentProps) => (
  <Column heading={strings.sent}>
    <div role="status">
      <SentNote text={text} />
    </div>
    {receipt}
    <p>
      <ButtonLink href="/">{strings.home}</ButtonLink>
    </p>
  </Column>
);

export const FormReturned = ({ strings, children }: { strings: ResultStrings; children: ReactNode }) => (
  <Column heading={strings.notSent}>{children}</Column>
);
