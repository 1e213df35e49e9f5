import type { Band } from '../../content/site.ts';
import { MailText } from '../../widgets/mail-text/mail-text.tsx';
import styles from './legal-text.module.css';

type Section = Band<'legal-text'>['sections'][number];

const Block = ({ block }: { block: Section['body'][number] }) =>
  typeof block === 'string' ? (
    <p>
      <MailText text={block} />
    </p>
  ) : (
    <ul className={styles.list}>
      {block.list.map((item) => (
        <li key={item}>
          <MailText text={item} />
        </li>
      ))}
    </ul>
  );

const Contents = ({ sections }: { sections: Section[] }) => (
  <nav className={styles.contents} aria-label="On this page">
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

/** A version written out for people; it is a day, which has no time zone. */
const dateOf = (version: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(version));

/** A legal text with its table of contents, its version and the state of its review. */
export const LegalText = ({ band }: { band: Band<'legal-text'> }) => (
  <div className={`container band ${styles.columns}`}>
    <Contents sections={band.sections} />
    <div className={styles.text}>
      <p className={styles.review}>
        {band.review} Version of <time dateTime={band.version}>{dateOf(band.version)}</time>.
      </p>
      {band.sections.map(({ id, heading, body }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`} className={styles.heading}>
            {heading}
          </h2>
          {body.map((block) => (
            <Block key={typeof block === 'string' ? block : block.list[0]} block={block} />
          ))}
        </section>
      ))}
    </div>
  </div>
);
