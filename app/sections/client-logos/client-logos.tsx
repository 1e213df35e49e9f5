import type { Logo, InterfaceStrings } from '../../schema/site.ts';
import { Island } from '../../islands/island.tsx';
import { LogoCarousel } from '../../widgets/logo-carousel/logo-carousel.tsx';
import styles from './client-logos.module.css';

type ClientLogosProps = { heading: string; logos: Logo[]; strings: InterfaceStrings };

/** The logos of the company's clients as a carousel. Specification §9 gives the times. */
export const ClientLogos = ({ heading, logos, strings }: ClientLogosProps) => (
  <section className={styles.clients} aria-roledescription={strings.carousel.role} aria-label={heading}>
    <div className="container">
      <h2 className={styles.heading}>{heading}</h2>
      <Island
        name="logo-carousel"
        of={LogoCarousel}
        props={{
          idPrefix: 'logo',
          logos: logos.map(({ id, name, width, height }) => ({ id, name, width, height })),
          sprite: '/media/logos.svg',
          interval: 5000,
          speed: 600,
          strings: { ...strings.clients, pause: strings.carousel.pause, start: strings.carousel.start },
        }}
      />
    </div>
  </section>
);
