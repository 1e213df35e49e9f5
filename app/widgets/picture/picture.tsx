/** A still life: files made by `media/pictures.ts` in four widths as AVIF and one WebP to fall back on. */
import styles from './picture.module.css';

const widths = [640, 960, 1440, 1920];

/** How many of the ten vertical slices of the picture lie left of its focal point. */
const focalStep = (focal: number): string => String(Math.round(Math.min(1, Math.max(0, focal)) * 10));

export interface PictureProps {
  /** A set of files below `public/media`, for example `banners/azure`. */
  name: string;
  /** Pixels of the largest file; what is shown may be cut by CSS. */
  width: number;
  height: number;
  /** As the `sizes` attribute. */
  sizes: string;
  /** Where the main object is, from 0 (left) to 1; a narrow crop keeps it in sight. */
  focalX: number;
  /** Says what the picture shows; empty when it only sets the mood. */
  alt?: string;
  /** True for the picture of the first screen, which nothing may delay. */
  first?: boolean;
}

export function Picture({ name, width, height, sizes, focalX, alt = '', first = false }: PictureProps) {
  const file = `/media/${name}`;
  return (
    <picture className={styles.frame}>
      <source
        type="image/avif"
        srcSet={widths.map((each) => `${file}-${each}.avif ${each}w`).join(', ')}
        sizes={sizes}
      />
      <img
        className={styles.picture}
        data-focal={focalStep(focalX)}
        src={`${file}-1440.webp`}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  );
}
