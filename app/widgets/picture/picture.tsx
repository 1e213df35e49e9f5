/** Files of `media/pictures.ts`: AVIF in four widths, with one WebP as a fallback. */
import { preload } from 'react-dom';
import styles from './picture.module.css';

const allWidths = [640, 960, 1440, 1920] as const;

export interface PictureProps {
  /** A set of files below `public/media`, for example `banners/azure`. */
  name: string;
  /** Pixels of the largest file, which is 1920 wide; what is shown may be cut by CSS. */
  height?: number;
  sizes: string;
  /** The widths to choose from: a small crop needs no large file. */
  widths?: readonly (typeof allWidths)[number][];
  /** Empty when the picture only sets the mood. */
  alt?: string;
  /** True, or the picture's theme, for the first screen. The picture of the system's theme is fetched early. */
  first?: boolean | 'light' | 'dark';
  /** The only theme in which the picture is displayed, and so fetched; both by default. */
  theme?: 'light' | 'dark';
}

export function Picture(props: PictureProps) {
  const { name, height = 800, sizes, widths = allWidths, alt = '', first = false, theme } = props;
  const file = `/media/${name}`;
  const type = 'image/avif';
  const srcSet = widths.map((pixels) => `${file}-${pixels}.avif ${pixels}w`).join(', ');
  // React puts the preload before the styles, which are longer than the first part of a document that browsers scan.
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
        width={1920}
        height={height}
        alt={alt}
        loading={first === true ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  );
}

/** A picture for the light theme and, if there is one, its version for the dark theme. */
export const PictureByTheme = ({
  night,
  first = false,
  ...picture
}: Omit<PictureProps, 'first' | 'theme'> & {
  night: string | undefined;
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
