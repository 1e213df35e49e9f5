/** The head of a dated page: breadcrumbs, title, summary, date and author, and a picture if there is one. */
import type { Band } from '../../schema/bands.ts';
import type { InterfaceStrings, MenuLink } from '../../schema/site.ts';
import { Breadcrumbs } from '../../widgets/breadcrumbs/breadcrumbs.tsx';
import { fillIn } from '../../widgets/fill-in.ts';
import { PictureByTheme } from '../../widgets/picture/picture.tsx';
import { Day } from '../day.tsx';
import styles from './article.module.css';

const sizes = '(width < 640px) 160vw, (width < 1450px) 100vw, 1320px';

interface ArticleProps {
  band: Band<'article'>;
  /** The name of the breadcrumbs. */
  label: string;
  trail: MenuLink[];
  strings: InterfaceStrings['article'];
  language: string;
}

export const Article = ({ band, label, trail, strings, language }: ArticleProps) => (
  <div className={`container ${styles.head}`}>
    <Breadcrumbs name={label} links={trail} current={band.title} />
    <h1 className={styles.title}>{band.title}</h1>
    <p className={styles.summary}>{band.summary}</p>
    <p className={styles.facts}>
      <Day day={band.date} language={language} />
      {band.author !== undefined && <span>{fillIn(strings.author, { name: band.author })}</span>}
      {band.updated !== undefined && (
        <span>
          {`${strings.updated} `}
          <Day day={band.updated} language={language} />
        </span>
      )}
    </p>
    {band.picture !== undefined && (
      <div className={styles.picture}>
        <PictureByTheme name={band.picture} night={band.night} sizes={sizes} first />
      </div>
    )}
  </div>
);
