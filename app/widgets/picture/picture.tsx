/** A still life: files made by `media/pictures.ts` in four widths as AVIF and one WebP to fall back on. */
import { preload } from 'react-dom';
import styles from './picture.module.css';

const allWidths = [640, 960, 1440, 1920] as const;

export interface PictureProps {
  /** A set of files below `public/media`, for example `banners/azure`. */
  name: string;
  /** Pixels of the largest file; what is shown may be cut by CSS. */
  width: number;
  height: number;
  /** As the `sizes` attribute. */
  sizes: string;
  /** The widths to choose from: a small crop needs no large one. All, where not said. */
  widths?: readonly (typeof allWidths)[number][];
  /** Says what the picture shows; empty when it only sets the mood. */
  alt?: string;
  /**
   * True for the picture of the first screen, which nothing may delay. Of a pair of which CSS displays one, the theme
   * it is meant for: the browser fetches the one early that the system's theme suggests, the other when it is displayed.
   */
  first?: boolean | 'light' | 'dark';
  /** Displayed, and so fetched, only in this theme; in both, where not said. */
  theme?: 'light' | 'dark';
}

export function Picture({
  name,
  width,
  height,
  sizes,
  widths = allWidths,
  alt = '',
  first = false,
  theme,
}: PictureProps) {
  const file = `/media/${name}`;
  const type = 'image/avif';
  const srcSet = widths.map((each) => `${file}-${each}.avif ${each}w`).join(', ');
  // React puts this before the style sheet, which is longer than the browser's first look at a document.
  if (first)
    preload(`${file}-1440.webp`, {
      as: 'image',
      type,
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
      ...(first !== true && { media: `(prefers-color-scheme: ${first})` }),
    });
  return (
    <picture className={theme ? styles[theme] : styles.frame}>
      <source type={type} srcSet={srcSet} sizes={sizes} />
      <img
        className={styles.picture}
        src={`${file}-1440.webp`}
        width={width}
        height={height}
        alt={alt}
        loading={first === true ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  );
}

/** A picture by day and, where there is one, the same by night: each theme shows its own. */
export const PictureByTheme = ({
  night,
  first = false,
  ...picture
}: Omit<PictureProps, 'first' | 'theme'> & {
  /** A set of files like `name`. */
  night: string | undefined;
  /** Whether it is the picture of the first screen, which nothing may delay. */
  first?: boolean;
}) =>
  night === undefined ? (
    <Picture {...picture} first={first} />
  ) : (
    <>
      <Picture {...picture} theme="light" first={first && 'light'} />
      <Picture {...picture} name={night} theme="dark" first={first && 'dark'} />
    </>
  );
