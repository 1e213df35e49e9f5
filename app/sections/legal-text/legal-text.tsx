import type { Band } from '../../schema/bands.ts';
import type { VisitSettings } from '../../../contracts/visits.ts';
import { textWith } from '../../schema/legal-text.ts';
import type { InterfaceStrings } from '../../schema/site.ts';
import { MailText } from '../../widgets/mail-text.tsx';
import styles from './legal-text.module.css';

type Section = Band<'legal-text'>['sections'][number];

type Block = Section['body'][number];
type ShownBlock = string | string[];

/** Returns the paragraphs and lists that hold with these settings. */
const shownBlocks = (body: readonly Block[], visits: VisitSettings): ShownBlock[] =>
  body
    .flatMap((block): ShownBlock[] => {
      if (typeof block === 'object' && 'list' in block)
        return [block.list.flatMap((item) => textWith(item, visits) ?? [])];
      return [textWith(block, visits) ?? []];
    })
    .filter((block) => block.length > 0);

const ShownBlock = ({ block }: { block: ShownBlock }) =>
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
const Contents = ({ sections, label }: { sections: Section[]; label: string }) => (
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

/** UTC is used, because a version is a day without a time zone. */
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const noVisits: VisitSettings = { statistics: false, statisticsDays: 0 };

interface LegalTextProps {
  band: Band<'legal-text'>;
  strings: InterfaceStrings['legal'];
  visits: VisitSettings | undefined;
}

export const LegalText = ({ band, strings, visits = noVisits }: LegalTextProps) => (
  <div className={`container band ${styles.columns}`}>
    <Contents sections={band.sections} label={strings.contents} />
    <div className={styles.text}>
      <p className={styles.version}>
        {strings.version} <time dateTime={band.version}>{dateFormat.format(new Date(band.version))}</time>.
      </p>
      {band.sections.map(({ id, heading, body }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`} className={styles.heading}>
            {heading}
          </h2>
          {shownBlocks(body, visits).map((block) => (
            <ShownBlock key={typeof block === 'string' ? block : block[0]} block={block} />
          ))}
        </section>
      ))}
    </div>
  </div>
);
