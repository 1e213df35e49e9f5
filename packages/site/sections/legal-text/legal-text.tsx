import type { Band } from '../../schema/bands.ts';
import type { ShownSection } from '../../schema/legal-text.ts';
import type { InterfaceStrings } from '../../schema/site.ts';
import { Day } from '../day.tsx';
import { MailText } from '../../widgets/mail-text.tsx';
import styles from './legal-text.module.css';

const Block = ({ block }: { block: ShownSection['blocks'][number] }) =>
  typeof block === 'string' ? (
    <p>
      <MailText text={block} />
    </p>
  ) : (
    <ul className={styles.list}>
      {block.map((item) => (
        <li key={item}>
          <MailText text={item} />
        </li>
      ))}
    </ul>
  );

/**
 * The table of contents. It is closed on a small screen, because it would push the text down. On a large screen it is
 * open.
 */
const Contents = ({ sections, label }: { sections: readonly ShownSection[]; label: string }) => (
  <nav className={styles.contents} aria-label={label} data-contents="">
    <details className={styles.fold}>
      <summary className={styles.summary}>{label}</summary>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </details>
  </nav>
);

interface LegalTextProps {
  band: Band<'legal-text'>;
  /** The sections that hold for this site. */
  sections: readonly ShownSection[];
  strings: InterfaceStrings['legal'];
  language: string;
}

export const LegalText = ({ band, sections, strings, language }: LegalTextProps) => (
  <div className={`container band ${styles.columns}`}>
    <Contents sections={sections} label={strings.contents} />
    <div className={styles.text}>
      <p className={styles.version}>
        {strings.version} <Day day={band.version} language={language} />.
      </p>
      {sections.map(({ id, heading, blocks }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`} className={styles.heading}>
            {heading}
          </h2>
          {blocks.map((block) => (
            <Block key={typeof block === 'string' ? block : block[0]} block={block} />
          ))}
        </section>
      ))}
    </div>
  </div>
);
