/** The answer to a form sent without script: that it went through, or the form with what was typed. */
import type { ReactNode } from 'react';
import type { ResultWords } from '../../../contracts/forms/form-words.ts';
import { Only } from '../../forms/returned-form/only.tsx';
import { ButtonLink } from '../../widgets/button/button.tsx';
import styles from './form-result.module.css';

export const FormResult = ({
  words,
  sent,
  returned,
}: {
  words: ResultWords;
  sent: ReactNode;
  returned: ReactNode;
}) => (
  <section className={styles.result}>
    <div className="container">
      <div className={styles.column}>
        <Only if="sent">
          <h1>{words.sent}</h1>
          <div role="status">{sent}</div>
          <p>
            <ButtonLink href="/">{words.home}</ButtonLink>
          </p>
        </Only>
        <Only if="returned">
          <h1>{words.notSent}</h1>
          {returned}
        </Only>
      </div>
    </div>
  </section>
);
