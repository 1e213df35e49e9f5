import type { Band } from '../../schema/bands.ts';
import type { Words } from '../../schema/site.ts';
import { WayOn } from './way-on.tsx';
import styles from './not-found-links.module.css';

/** Links for visitors whose address leads nowhere. */
export const NotFoundLinks = ({
  band,
  words,
}: {
  band: Band<'not-found-links'>;
  words: Words['notFound'];
}) => (
  <section className="band" aria-label={words.links}>
    <div className={`container ${styles.columns}`}>
      <p className={styles.text}>{band.text}</p>
      <ul>
        {band.links.map(({ label, href }) => (
          <WayOn key={href} href={href} label={label} />
        ))}
      </ul>
    </div>
  </section>
);
