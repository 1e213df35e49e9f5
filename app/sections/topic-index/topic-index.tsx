/** The list of an overview page: the columns of the menu with a sentence about each page. */
import type { Topic } from '../../schema/site.ts';
import { PictureByTheme } from '../../widgets/picture/picture.tsx';
import { Glyph, arrowRight } from '../../widgets/glyph.tsx';
import styles from './topic-index.module.css';

/** A titled group of pages. */
export interface TopicGroup {
  title: string;
  topics: Topic[];
}

const Entry = ({ topic }: { topic: Topic }) => (
  <li>
    <a className={styles.entry} href={topic.path}>
      <span className={styles.picture}>
        <PictureByTheme
          name={`banners/${topic.picture}`}
          night={topic.night && `banners/${topic.night}`}
          width={1920}
          height={800}
          sizes="300px"
          widths={[640]}
        />
      </span>
      <h3 className={styles.name}>{topic.name}</h3>
      <p className={styles.summary}>{topic.summary}</p>
      <Glyph path={arrowRight} size={24} />
    </a>
  </li>
);

export const TopicIndex = ({ heading, groups }: { heading: string; groups: TopicGroup[] }) => (
  <section className="band" aria-label={heading}>
    <div className="container">
      <div className={styles.groups}>
        {groups.map(({ title, topics }) => (
          <div key={title} className={styles.group}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.list}>
              {topics.map((topic) => (
                <Entry key={topic.slug} topic={topic} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  </section>
);
