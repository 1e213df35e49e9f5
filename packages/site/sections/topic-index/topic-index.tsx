import type { Topic } from '../../schema/site.ts';
import { Glyph, arrowRight } from '../../widgets/glyph.tsx';
import { PictureByTheme } from '../../widgets/picture/picture.tsx';
import styles from './topic-index.module.css';

export type TopicGroup = { title: string; topics: Topic[] };

const Entry = ({ topic: { path, name, summary, picture, night } }: { topic: Topic }) => (
  <a className={styles.entry} href={path}>
    <span className={styles.picture}>
      <PictureByTheme name={picture} night={night} sizes="300px" widths={[640]} />
    </span>
    <h3 className={styles.name}>{name}</h3>
    <p className={styles.summary}>{summary}</p>
    <Glyph path={arrowRight} size={24} />
  </a>
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
                <li key={topic.slug}>
                  <Entry topic={topic} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  </section>
);
