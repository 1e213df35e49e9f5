import type { ResultStrings } from '@website/forms/form-faults';
import type { ReactNode } from 'react';
import type { Band } from '../../schema/bands.ts';
import { SentNote } from '../../forms/outcome-notes/outcome-notes.tsx';
import { ButtonLink } from '../../widgets/button/button.tsx';
import { PictureBand } from '../picture/picture.tsx';
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

interface SentFrameProps {
  /** The banner of the form's page. */
  banner: Band<'banner'> | undefined;
  children?: ReactNode;
}

/** Shows an answer to the visitor beside the picture of the form's page. */
export const SentFrame = ({ banner, children }: SentFrameProps) => (
  <div className={`beside ${styles.frame}`}>
    {children}
    {banner && (
      <PictureBand
        band={{
          kind: 'picture',
          picture: `banners/${banner.picture}`,
          ...(banner.night && { night: `banners/${banner.night}` }),
          alt: '',
        }}
      />
    )}
  </div>
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
    <p className={styles.onward}>
      <ButtonLink href={strings.onward.href}>{strings.onward.label}</ButtonLink>
      <ButtonLink href="/" variant="quiet">
        {strings.home}
      </ButtonLink>
    </p>
  </Column>
);
