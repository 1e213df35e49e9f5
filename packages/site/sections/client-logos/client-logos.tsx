import type { Logo, InterfaceStrings } from '../../schema/site.ts';
import { Island } from '../../islands/island.tsx';
import { LogoCarousel } from '../../widgets/logo-carousel/logo-carousel.tsx';
import { maxStill, StillLogos } from '../../widgets/logo-carousel/logo.tsx';
import styles from './client-logos.module.css';

type ClientLogosProps = { heading: string; logos: Logo[]; strings: InterfaceStrings };

/** The logos of the company's clients as a carousel, or as a row if they are few. Specification §9 gives the times. */
export function ClientLogos({ heading, logos, strings }: ClientLogosProps) {
  const shown = {
    idPrefix: 'logo',
    logos: logos.map(({ id, name, width, height, src, link }) => ({
      id,
      name: link === undefined ? name : `${name} ${strings.newTab}`,
      width,
      height,
      ...(src !== undefined && { src }),
      ...(link !== undefined && { link }),
    })),
    sprite: '/media/logos.svg',
  };
  const moves = logos.length > maxStill;
  return (
    <section
      className={styles.clients}
      aria-roledescription={moves ? strings.carousel.role : undefined}
      aria-label={heading}
    >
      <div className={`container ${styles.line}`}>
        <h2 className={styles.heading}>{heading}</h2>
        {moves ? (
          <Island
            name="logo-carousel"
            of={LogoCarousel}
            props={{
              ...shown,
              interval: 5000,
              speed: 600,
              strings: { ...strings.clients, pause: strings.carousel.pause, start: strings.carousel.start },
            }}
          />
        ) : (
          <StillLogos {...shown} label={strings.clients.list} />
        )}
      </div>
    </section>
  );
}
