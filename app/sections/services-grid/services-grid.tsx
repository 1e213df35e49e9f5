/** The nine fields of work on a dark band, one line each, with links to the existing service pages. */
import type { Shared, Topic } from '../../schema/site.ts';
import { Glyph, arrowRight } from '../../widgets/glyph.tsx';
import { Icon } from '../icon.tsx';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import styles from './services-grid.module.css';

type Card = Shared['services-grid']['cards'][number];

const ServiceCard = ({ card, services }: { card: Card; services: Topic[] }) => (
  <li className={styles.card} data-reveal="">
    <h3 className={styles.title}>
      <Icon name={card.icon} size={26} />
      {card.title}
    </h3>
    <p className={styles.text}>{card.text}</p>
    {services.length > 0 && (
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
    )}
  </li>
);

export const ServicesGrid = ({ band, services }: { band: Shared['services-grid']; services: Topic[] }) => (
  <IntroBand className={styles.fields} heading={band.heading} text={band.intro}>
    <ul>
      {band.cards.map((card) => (
        <ServiceCard
          key={card.id}
          card={card}
          services={services.filter((service) => service.card === card.id)}
        />
      ))}
    </ul>
  </IntroBand>
);
