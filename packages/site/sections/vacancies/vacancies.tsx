import type { Band } from '../../schema/bands.ts';
import { placeText, type Vacancy } from '../../schema/proof.ts';
import type { InterfaceStrings } from '../../schema/site.ts';
import { Day } from '../day.tsx';
import { ButtonLink } from '../../widgets/button/button.tsx';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import styles from './vacancies.module.css';

interface VacanciesProps {
  band: Band<'vacancies'>;
  strings: InterfaceStrings['vacancies'];
  language: string;
  /** Returns the target of a vacancy's button. */
  hrefOf: (vacancy: Vacancy) => string;
}

/** Open positions: title, place and contract on the left, the description and the way to apply on the right. */
export const Vacancies = ({ band, strings, language, hrefOf }: VacanciesProps) => (
  <IntroBand id={band.kind} heading={band.heading} text={band.intro}>
    <ul>
      {band.entries.map((vacancy) => (
        <li key={vacancy.slug} id={`vacancy-${vacancy.slug}`} className={styles.vacancy} data-reveal="">
          <div>
            <h3 className={styles.title}>{vacancy.title}</h3>
            <p>{placeText(vacancy, strings.remote)}</p>
            <p>{strings.contracts[vacancy.contract]}</p>
          </div>
          <div className={styles.words}>
            {vacancy.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className={styles.apply}>
              <ButtonLink
                href={hrefOf(vacancy)}
                variant="quiet"
                about={`${strings.applyFor} ${vacancy.title}`}
              >
                {strings.apply}
              </ButtonLink>
              <span>
                {strings.closes} <Day day={vacancy.closes} language={language} />
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  </IntroBand>
);
