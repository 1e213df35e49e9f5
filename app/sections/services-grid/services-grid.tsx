/** The nine fields of work on a dark band. Each field has a line with links to the existing service pages. */
import type { Shared, Topic } from '../../schema/site.ts';
import { Glyph, arrowRight } from '../../widgets/glyph.tsx';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import { Icon } from '../icon.tsx';
import styles from './services-grid.module.css';

const ServiceLinks = ({ services }: { services: Topic[] }) =>
  services.length > 0 && (
    <ul className={styles.links}>
      {services.map(({ path, name }) => (
        <li key={path}>
          <a className={styles.link} href={path}>
            {name}
            <Glyph path={arrowRight} size={18} />
          </a>
        </li>
      ))}
    </ul>
  );

export const ServicesGrid = ({ band, services }: { band: Shared['services-grid']; services: Topic[] }) => (
  <IntroBand className={styles.fields} heading={band.heading} text={band.intro}>
    <ul>
      {band.cards.map(({ id, icon, title, text }) => (
        <li key={id} className={styles.card} data-reveal="">
          <h3 className={styles.title}>
            <Icon name={icon} size={26} />
            {title}
          </h3>
          <p className={styles.text}>{text}</p>
          <ServiceLinks services={services.filter(({ card }) => card === id)} />
        </li>
      ))}
    </ul>
  </IntroBand>
);
