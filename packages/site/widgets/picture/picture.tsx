/** A picture with the files of `packages/media/picture-files.ts`: AVIF in four widths, and a WebP file for old browsers. */
import { preload } from 'react-dom';
import styles from './picture.module.css';

const usualWidths = [640, 960, 1440, 2880] as const;

export interface PictureProps {
  name: string;
  /** The height in pixels of a file that is 1920 pixels wide. CSS may cut the picture. */
  height?: number;
  sizes: string;
  /** The widths of the files from which the browser may choose. A small crop needs no large file. */
  widths?: readonly ((typeof usualWidths)[number] | 1920)[];
  /** The text alternative; empty if the picture is decoration. */
  alt?: string;
  /**
   * True if the picture is on the first screen. A theme, if the picture is on the first screen of this theme only.
   * Browsers fetch the picture early.
   */
  first?: boolean | 'light' | 'dark';
  /** The only theme in which the picture is shown. In the other theme, browsers do not fetch it. */
  theme?: 'light' | 'dark';
}

export function Picture(props: PictureProps) {
  const { name, height = 800, sizes, widths = usualWidths, alt = '', first = false, theme } = props;
  const file = `/media/${name}`;
  const type = 'image/avif';
  const srcSet = widths.map((pixels) => `${file}-${pixels}.avif ${pixels}w`).join(', ');
  // Browsers search only the beginning of a document for files to preload, and the inline styles are longer than that.
  // React writes this preload before the styles, so that browsers find it early.
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

/** A picture for the light theme, and a second picture for the dark theme if there is one. */
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
