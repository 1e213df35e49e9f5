/** The first band of an inner page: breadcrumbs, title and subtitle beside a still life. */
import type { Band } from '../../schema/bands.ts';
import type { PageTone } from '../../schema/site.ts';
import { Breadcrumbs } from '../../widgets/breadcrumbs/breadcrumbs.tsx';
import { Picture } from '../../widgets/picture/picture.tsx';
import styles from './banner.module.css';

/**
 * On a narrow screen the picture is cut at its sides; wider, it fills the band up to a width. A phone shows it
 * 168vw wide, but three quarters of its fine pixels look the same, and a small phone's file weighs a third less.
 */
const sizes = '(width < 560px) 130vw, (width < 992px) 960px, (width < 1500px) 100vw, 1500px';

/** Words with so many letters are too wide for their column at the usual size: "Pharmaceuticals", "Telecommunications". */
const [minLong, minVeryLong] = [15, 17];

/** The class of a title. A title with a long word is smaller, so that the word is not broken. */
function sizeOf(title: string): string | undefined {
  const letters = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  if (letters < minLong) return styles.title;
  return `${styles.title} ${letters < minVeryLong ? styles.long : styles.longest}`;
}

const Still = ({ name, theme }: { name: string; theme?: 'light' | 'dark' }) => (
  <div className={`${styles.picture} ${theme ? styles[theme] : ''}`} data-banner-picture="">
    <Picture name={`banners/${name}`} sizes={sizes} first={theme ?? true} />
  </div>
);

interface BannerProps {
  band: Band<'banner'>;
  /** The light of the picture; text and header take their colors from it. */
  tone: PageTone;
  /** Accessible name of the breadcrumbs. */
  label: string;
  /** Pages above this one, from the front page down. */
  trail: { label: string; href: string }[];
  current: string;
}

export const Banner = ({ band, tone, label, trail, current }: BannerProps) => (
  <section className={styles.banner} data-tone={tone}>
    <div className={`container ${styles.copy}`}>
      <Breadcrumbs name={label} links={trail} current={current} />
      <h1 className={sizeOf(band.title)}>{band.title}</h1>
      <p className={styles.subtitle}>{band.subtitle}</p>
    </div>
    {/* After the text: a document that is still loading would otherwise show the picture at the text's position. */}
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
