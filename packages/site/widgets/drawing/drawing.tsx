/** A drawing with its description. Each theme has one file for wide screens and one file for phones. */
import type { ReactNode } from 'react';
import styles from './drawing.module.css';

const full = { width: 800, height: 540 };
const compactWidth = 380;

export interface DrawingProps {
  name: string;
  /** The short text alternative for screen readers. */
  alt: string;
  /** The text that opens the description. */
  label: string;
  /**
   * A description of everything that the drawing shows. Visitors who cannot see the drawing can open it and read it
   * sentence by sentence.
   */
  description: string;
  /** The height of the drawing's view for phones, if the view is 380 units wide. */
  compactHeight: number;
  /** The link that opens the drawing; undefined if the drawing does not open. */
  opens?: OpensDrawing | undefined;
}

interface OpensDrawing {
  /** The address of the viewer's file. */
  viewer: string;
  label: string;
  /** What else the link does if there is script. */
  more?: string | undefined;
}

interface ThemedDrawingProps extends Pick<DrawingProps, 'alt' | 'compactHeight'> {
  theme: 'light' | 'dark';
  /** The address of the drawing's files, without the theme. */
  address: string;
  /** True if the image is loaded at once. A lazy image of the theme that is not displayed is not loaded. */
  isUrgent?: boolean;
}

/** The image of a drawing in one theme. CSS displays it in this theme only. */
export const ThemedDrawing = ({
  address,
  alt,
  compactHeight,
  theme,
  isUrgent = false,
}: ThemedDrawingProps) => (
  <picture className={styles[theme]}>
    <source
      media="(width < 40em)"
      srcSet={`${address}-compact-${theme}.svg`}
      width={compactWidth}
      height={compactHeight}
    />
    <img
      className={styles.image}
      src={`${address}-${theme}.svg`}
      {...full}
      alt={alt}
      loading={isUrgent ? undefined : 'lazy'}
    />
  </picture>
);

/**
 * Wraps the images of a drawing into a link to its file, which a browser zooms and prints by itself. With script the link
 * opens the viewer (`packages/site/islands/opening-links.ts`). `target` keeps browsers from preparing the file as a page.
 */
const OpenLink = ({
  file,
  opens: { viewer, label, more },
  children,
}: {
  file: string;
  opens: OpensDrawing;
  children: ReactNode;
}) => (
  <a className={styles.open} href={file} target="_self" data-viewer={viewer}>
    {children}
    <span>
      {label}
      {more && <b>{` ${more}`}</b>}
    </span>
  </a>
);

/**
 * `data-nosnippet` keeps the description out of the previews of search engines, and out of our own search. The
 * description's elements have no classes, because a document with many drawings would become too large.
 */
export function Drawing({ name, label, description, opens, ...shared }: DrawingProps) {
  const drawing = { ...shared, address: `/media/${name}` };
  const images = (
    <>
      <ThemedDrawing {...drawing} theme="light" />
      <ThemedDrawing {...drawing} theme="dark" />
    </>
  );
  return (
    <>
      {opens ? (
        <OpenLink file={`/media/${name}-light.svg`} opens={opens}>
          {images}
        </OpenLink>
      ) : (
        images
      )}
      {description && (
        <div data-nosnippet="">
          <details>
            <summary>{label}</summary>
            {description}
          </details>
        </div>
      )}
    </>
  );
}
