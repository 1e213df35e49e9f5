/**
 * Loads sharper pictures of the hero and the banner after the first sign of the visitor. The first paint waits for small
 * files, which are not sharp on large or dense screens. The names of the sharper files are made from the names of the
 * small files.
 */

/** A place for pictures. Widths are in pixels, as `media/picture-files.ts` makes the files. */
interface Place {
  selector: string;
  /** The widths of the sharper files. */
  widths: readonly number[];
  /** The small file has this width. A screen that needs no more keeps the small file. */
  small: number;
  /** Width divided by height, for every picture. A picture covers its box and may be wider than the box. */
  ratio: number;
}

const places: readonly Place[] = [
  // The small file of the hero is compressed so much that every screen gets a sharper file.
  { selector: '#hero', widths: [1600, 2560], small: 0, ratio: 16 / 9 },
  { selector: '[data-banner-picture=sharp]', widths: [2880], small: 1920, ratio: 12 / 5 },
];

/** A file with this share of the screen's pixels looks as sharp as a larger file. */
const sufficient = 0.8;

/**
 * Returns the sharper file for an image, and the file's width in pixels; undefined if the shown file is sufficient or
 * has no sharper version.
 */
function sharpFile(
  image: HTMLImageElement,
  { widths, small, ratio }: Place,
): { file: string; pixels: number } | undefined {
  const { width, height } = image.getBoundingClientRect();
  const wanted = Math.max(width, height * ratio) * devicePixelRatio * sufficient;
  const pixels = widths.find((candidate) => candidate >= wanted) ?? widths.at(-1) ?? 0;
  const file = image.currentSrc.replace(/-\d+\.avif$/, `-fine-${pixels}.avif`);
  return wanted <= small || file === image.currentSrc ? undefined : { file, pixels };
}

async function refine(source: HTMLSourceElement, image: HTMLImageElement, place: Place): Promise<void> {
  // The file changes only after the small file is decoded. An earlier change would keep the box empty for longer.
  await image.decode();
  const sharp = sharpFile(image, place);
  if (!sharp) return;
  const ready = new Image();
  ready.src = sharp.file;
  await ready.decode();
  image.decoding = 'sync';
  // `sizes` does not change: if it did, browsers would count the sharper file as a larger paint.
  source.srcset = `${sharp.file} ${sharp.pixels}w`;
}

/** Loads the sharper file of each picture when the picture is shown. Does nothing if the visitor saves data. */
export function sharpenPictures(): void {
  const connection = 'connection' in navigator ? (navigator.connection as { saveData?: boolean }) : undefined;
  const parts = places.flatMap((place) =>
    [...document.querySelectorAll(place.selector)].map((part) => ({ place, part })),
  );
  if (parts.length === 0 || connection?.saveData) return;
  const begun = new Set<Element>();
  const refineShown = (): void => {
    for (const { place, part } of parts)
      for (const source of part.querySelectorAll('source')) {
        const image = source.nextElementSibling;
        if (begun.has(source) || !(image instanceof HTMLImageElement)) continue;
        if (!image.checkVisibility({ visibilityProperty: true })) continue;
        begun.add(source);
        // If the sharper file cannot be fetched or decoded, the page keeps the small file that it shows already.
        refine(source, image, place).catch(() => begun.delete(source));
      }
  };
  refineShown();
  const observer = new MutationObserver(refineShown);
  for (const { part } of parts) observer.observe(part, { attributeFilter: ['data-current'], subtree: true });
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
}
