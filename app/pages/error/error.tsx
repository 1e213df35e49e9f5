import { messages } from '../../../contracts/messages.ts';
import type { InterfaceStrings } from '../../schema/site.ts';
import { ButtonLink } from '../../widgets/button/button.tsx';
import styles from './error.module.css';

export const errorTitle = messages.unexpectedError;

/** The page that the server shows with status 500: what happened and what a visitor can do. */
export const ErrorPage = ({ strings }: { strings: InterfaceStrings['crash'] }) => (
  <section className={styles.note}>
    <div className="container">
      <h1>{errorTitle}</h1>
      <p className={styles.text}>{strings.text}</p>
      <ButtonLink href="/">{strings.button}</ButtonLink>
    </div>
  </section>
);
