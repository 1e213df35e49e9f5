/** Nine cards, one for each group of services, with links to the services that have a page. */
import type { Shared, Topic } from '../../content/site.ts';
import { Icon } from '../../widgets/icon/icon.tsx';
import { SectionIntro } from '../../widgets/section-intro/section-intro.tsx';
import styles from './services-grid.module.css';

type Card = Shared['servicesGrid']['cards'][number];

const ServiceCard = ({ card, services }: { card: Card; services: Topic[] }) => (
  <li className={styles.card} data-reveal="">
    <Icon name={card.icon} size={32} />
    <h3 className={styles.title}>{card.title}</h3>
    <p className={styles.text}>{card.text}</p>
    {services.length > 0 && (
      <ul className={styles.links}>
        {services.map(({ path, name }) => (
          <li key={path}>
            <a className={styles.link} href={path}>
              {name}
              <Icon name="arrow-right" size={18} />
            </a>
          </li>
        ))}
      </ul>
    )}
  </li>
);

export const ServicesGrid = ({ grid, services }: { grid: Shared['servicesGrid']; services: Topic[] }) => (
  <section className="band">
    <div className="container">
      <SectionIntro heading={grid.heading} text={grid.intro} />
      <ul className={styles.grid}>
        {grid.cards.map((card) => (
          <ServiceCard
            key={card.title}
            card={card}
            services={services.filter(({ slug }) => card.services.includes(slug))}
          />
        ))}
      </ul>
    </div>
  </section>
);
