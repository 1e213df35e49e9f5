import type { LegalPage } from '../../content/site.ts';
import styles from './legal-text.module.css';

type Section = LegalPage['sections'][number];

const Block = ({ block }: { block: Section['body'][number] }) =>
  typeof block === 'string' ? (
    <p>{block}</p>
  ) : (
    <ul className={styles.list}>
      {block.list.map((item) => (
        <li key={item}>{item}</li>
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

/** A legal text with its table of contents, its version and the state of its review. */
export const LegalText = ({ legal }: { legal: LegalPage }) => (
  <div className={`container band ${styles.columns}`}>
    <Contents sections={legal.sections} />
    <div className={styles.text}>
      <p className={styles.review}>
        {legal.review} Version of <time dateTime={legal.version}>{legal.version}</time>.
      </p>
      {legal.sections.map(({ id, heading, body }) => (
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
