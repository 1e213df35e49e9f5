import type { Band } from '../../schema/bands.ts';
import { Icon } from '../icon.tsx';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import styles from './icon-points.module.css';

/** The layouts of the points: columns on a shaded band, or a list. */
const layouts = { cards: styles.cards, list: styles.list } satisfies Record<
  Band<'icon-points'>['layout'],
  string | undefined
>;

export const IconPoints = ({ band: { heading, items, layout } }: { band: Band<'icon-points'> }) => (
  <IntroBand className={layouts[layout]} heading={heading}>
    <ul className={styles.points}>
      {items.map(({ title, text, icon }) => (
        <li key={title} className={styles.point} data-reveal="">
          <Icon name={icon} size={36} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </IntroBand>
);
