import type { Band } from '../../schema/bands.ts';
import type { InterfaceStrings, Site } from '../../schema/site.ts';
import { ButtonLink } from '../../widgets/button/button.tsx';
import { Carousel } from '../../widgets/carousel/carousel.tsx';
import { Island } from '../../islands/island.tsx';
import { PictureByTheme } from '../../widgets/picture/picture.tsx';
import styles from './hero.module.css';

/** Milliseconds between two slides (specification §9). */
const interval = 5000;

/**
 * The value of the `sizes` attribute. Beside the text, the picture is up to 900 pixels high and may be wider than the
 * window. On a phone the value is only as wide as the window, because a larger file would arrive too late.
 */
const sizes = '(width < 768px) 100vw, max(100vw, min(178vh, 1600px))';

const filmOf = (name: string): string => `/media/films/${name}-wide.av1.mp4`;

interface SlideProps {
  slide: Band<'hero'>['slides'][number];
  first: boolean;
  /** Where the button leads. */
  more: string | undefined;
  strings: InterfaceStrings;
}

const SlideContent = ({ slide, first, more, strings }: SlideProps) => (
  <div className={slide.keep ? `${styles.stage} ${styles.keepRight}` : styles.stage}>
    <div className={styles.ground} data-layer="picture" />
    <div className={`container ${styles.copy}`} data-layer="words">
      <h2 className={styles.heading}>{slide.heading}</h2>
      <p className={styles.text}>{slide.text}</p>
      {more !== undefined && (
        <ButtonLink href={more} about={strings.hero.readMoreAbout}>
          {strings.readMore}
        </ButtonLink>
      )}
    </div>
    {/* The picture comes after the text. While the document loads, it would otherwise appear in the text's place. */}
    <div className={styles.picture} data-layer="picture">
      <PictureByTheme
        name={`hero/${slide.picture}`}
        night={slide.night && `hero/${slide.night.picture}`}
        height={1080}
        sizes={sizes}
        widths={[640, 960, 1440, 1920]}
        first={first}
      />
    </div>
  </div>
);

interface HeroProps {
  band: Band<'hero'>;
  /** Where the buttons of the slides lead; undefined for no buttons. */
  more: string | undefined;
  site: Pick<Site, 'company' | 'strings'>;
}

export function Hero({ band, more, site: { company, strings } }: HeroProps) {
  const { role, ...carouselStrings } = strings.carousel;
  const slides = band.slides.map((slide, index) => ({
    name: slide.heading,
    tone: slide.night ? ('day-night' as const) : slide.tone,
    content: <SlideContent slide={slide} first={index === 0} more={more} strings={strings} />,
    ...(slide.film && { film: filmOf(slide.film) }),
    ...(slide.night?.film && { filmByNight: filmOf(slide.night.film) }),
  }));
  return (
    <section id="hero" className={styles.hero} aria-roledescription={role} aria-label={strings.hero.label}>
      <h1 className="visually-hidden">{`${company.name}: ${company.tagline}`}</h1>
      <Island
        name="hero-carousel"
        of={Carousel}
        props={{ idPrefix: 'hero-slide', interval, slides, strings: carouselStrings }}
      />
    </section>
  );
}
