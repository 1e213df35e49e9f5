import type { Band } from '../../schema/bands.ts';
import { Picture } from '../../widgets/picture/picture.tsx';
import styles from './picture.module.css';

type Height = NonNullable<Band<'picture'>['height']> | 'middle';

/**
 * The values of the `sizes` attribute. A picture is 2.4 times as wide as high. On a narrow screen, the minimum height
 * of the band gives the picture's width, and CSS cuts the sides. On a phone, the value is smaller than the picture, so
 * that a screen with three device pixels does not load the widest file.
 */
const sizes = {
  low: '(width < 560px) 480px, max(100vw, 480px)',
  middle: '(width < 560px) 480px, max(100vw, 624px)',
  tall: '(width < 560px) 480px, max(100vw, 816px)',
} satisfies Record<Height, string>;

export const PictureBand = ({ band }: { band: Band<'picture'> }) => {
  const height = band.height ?? 'middle';
  const kept = band.keep ? styles[`keep-${band.keep}`] : '';
  const file = { sizes: sizes[height], alt: band.alt };
  return (
    <section className={styles.band}>
      <figure>
        <div className={`${styles.frame} ${styles[height]} ${kept} ${band.night ? styles.day : ''}`}>
          <Picture {...file} name={band.picture} />
        </div>
        {band.night && (
          <div className={`${styles.frame} ${styles[height]} ${kept} ${styles.night}`}>
            <Picture {...file} name={band.night} />
          </div>
        )}
        {band.caption && <figcaption className={`container ${styles.caption}`}>{band.caption}</figcaption>}
      </figure>
    </section>
  );
};
