/** The fields of work. Each field shows its services, with their pictures. */
import type { Shared, Topic } from '../../schema/site.ts';
import { Glyph, arrowRight } from '../../widgets/glyph.tsx';
import { PictureByTheme } from '../../widgets/picture/picture.tsx';
import { IntroBand } from '../../widgets/section-intro/section-intro.tsx';
import { Icon } from '../icon.tsx';
import styles from './services-grid.module.css';

/** On a phone a small picture stands beside the name; on wider screens one, two or three pictures fill a row. */
const sizes = '(width < 640px) 200px, (width < 992px) 480px, 560px';

const Service = ({ service: { path, name, summary, picture, night } }: { service: Topic }) => (
  <a className={styles.link} href={path}>
    <span className={styles.picture}>
      <PictureByTheme name={picture} night={night} sizes={sizes} widths={[640, 960]} />
    </span>
    <span className={styles.name}>
      {name}
      <Glyph path={arrowRight} size={20} />
    </span>
    <span className={styles.summary}>{summary}</span>
  </a>
);

/** Returns the cards with their services. A card without a service is left out. */
const cardsWithServices = ({ cards }: Shared['services-grid'], services: readonly Topic[]) =>
  cards
    .map((fields) => ({ ...fields, own: services.filter(({ card }) => card === fields.id) }))
    .filter(({ own }) => own.length > 0);

export const ServicesGrid = ({ band, services }: { band: Shared['services-grid']; services: Topic[] }) => (
  <IntroBand heading={band.heading} text={band.intro}>
    <ul>
      {cardsWithServices(band, services).map(({ id, icon, title, text, own }) => (
        <li key={id} className={styles.card}>
          <div className={styles.field}>
            <Icon name={icon} size={26} />
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          <ul className={styles.services}>
            {own.map((service) => (
              <li key={service.path}>
                <Service service={service} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </IntroBand>
);
