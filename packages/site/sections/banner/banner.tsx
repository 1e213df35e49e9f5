/** The first band of an inner page: breadcrumbs, title and subtitle beside a picture. */
import type { Band } from '../../schema/bands.ts';
import type { PageTone } from '../../schema/site.ts';
import { Breadcrumbs } from '../../widgets/breadcrumbs/breadcrumbs.tsx';
import { Picture } from '../../widgets/picture/picture.tsx';
import styles from './banner.module.css';

/**
 * On a narrow screen, CSS cuts the sides of the picture. On a wide screen, the picture fills the band up to 1500px. The
 * values are a little smaller than the picture where this looks the same and lets the browser take a smaller file: on a
 * phone, which shows the picture 168vw wide, and on a wide screen with one device pixel.
 */
const sizes = '(width < 560px) min(123vw, 480px), (width < 992px) 960px, min(100vw, 1440px)';

/** A word with this many letters is too wide for its column: "Pharmaceuticals", "Telecommunications". */
const [minLong, minVeryLong] = [15, 17];

/** A title with at most this many letters is set larger: "Azure", "Retail", "Power BI". */
const maxShort = 8;

/** A title with more letters would need four lines: "Cloud Migration & App Modernization". */
const maxUsual = 32;

/**
 * Returns the class for the size of a title. A title with a long word is smaller, so that the word does not break. A
 * title with many letters is smaller too, because the banner is 500 px high. A short title is larger.
 */
function sizeOf(title: string): string | undefined {
  if (title.length <= maxShort) return `${styles.title} ${styles.short}`;
  const letters = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  if (letters >= minVeryLong || title.length > maxUsual) return `${styles.title} ${styles.longest}`;
  return letters < minLong ? styles.title : `${styles.title} ${styles.long}`;
}

const Still = ({ name, theme }: { name: string; theme?: 'light' | 'dark' }) => (
  <div className={`${styles.picture} ${theme ? styles[theme] : ''}`} data-banner-picture="">
    <Picture name={`banners/${name}`} sizes={sizes} first={theme ?? true} />
  </div>
);

interface BannerProps {
  band: Band<'banner'>;
  /** The color tone of the picture. Text and header take their colors from the tone. */
  tone: PageTone;
  label: string;
  /** The pages above this page, beginning with the front page. */
  trail: { label: string; href: string }[];
  current: string;
  /** True for a low banner, so that the next band begins on the first screen. */
  compact?: boolean;
}

export const Banner = ({ band, tone, label, trail, current, compact = false }: BannerProps) => (
  <section className={compact ? `${styles.banner} ${styles.compact}` : styles.banner} data-tone={tone}>
    <div className={`container ${styles.copy}`}>
      <Breadcrumbs name={label} links={trail} current={current} />
      <h1 className={sizeOf(band.title)}>{band.title}</h1>
      <p className={styles.subtitle}>{band.subtitle}</p>
    </div>
    {/* The picture comes after the text. While the document loads, it would otherwise appear in the text's place. */}
    {band.night ? (
      <>
        <Still name={band.picture} theme="light" />
        <Still name={band.night} theme="dark" />
      </>
    ) : (
      <Still name={band.picture} />
    )}
  </section>
);
