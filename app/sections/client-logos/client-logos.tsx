import type { Logo, InterfaceStrings } from '../../schema/site.ts';
import { Island } from '../../islands/island.tsx';
import { LogoCarousel } from '../../widgets/logo-carousel/logo-carousel.tsx';
import styles from './client-logos.module.css';

/** The company's clients, passing by one at a time. Times are those of specification §9. */
export const ClientLogos = ({
  heading,
  logos,
  words,
}: {
  heading: string;
  logos: Logo[];
  words: InterfaceStrings;
}) => (
  <section className={styles.clients} aria-roledescription={words.carousel.role} aria-label={heading}>
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
          words: { ...words.clients, pause: words.carousel.pause, start: words.carousel.start },
        }}
      />
    </div>
  </section>
);
