/**
 * Loads sharper pictures of the hero after the first sign of the visitor. The first paint waits for small files, which
 * are not sharp on large or dense screens. The names of the sharper files are made from the names of the small files.
 */

/** Widths of the sharper files in pixels, as `packages/media/picture-files.ts` makes them. */
const [narrow, wide] = [1600, 2560] as const;
/** Width divided by height, for every picture. A picture covers its box and may be wider than the box. */
const ratio = 16 / 9;
/** A file with this share of the screen's pixels looks as sharp as a larger file. */
const sufficient = 0.8;

/**
 * Returns the sharper file for an image, and the file's width in pixels; undefined if the shown file has no sharper
 * version.
 */
function sharpFile(image: HTMLImageElement): { file: string; pixels: number } | undefined {
  const { width, height } = image.getBoundingClientRect();
  const wanted = Math.max(width, height * ratio) * devicePixelRatio * sufficient;
  const pixels = wanted > narrow ? wide : narrow;
  const file = image.currentSrc.replace(/-\d+\.avif$/, `-fine-${pixels}.avif`);
  return file === image.currentSrc ? undefined : { file, pixels };
}

async function refine(source: HTMLSourceElement, image: HTMLImageElement): Promise<void> {
  // The file changes only after the small file is decoded. An earlier change would keep the box empty for longer.
  await image.decode();
  const sharp = sharpFile(image);
  if (!sharp) return;
  const ready = new Image();
  ready.src = sharp.file;
  await ready.decode();
  image.decoding = 'sync';
  // `sizes` does not change: if it did, browsers would count the sharper file as a larger paint.
  source.srcset = `${sharp.file} ${sharp.pixels}w`;
}

/** Loads the sharper file of each picture when the picture is shown. Does nothing if the visitor saves data. */
export function sharpenHero(): void {
  const hero = document.getElementById('hero');
  const connection = 'connection' in navigator ? (navigator.connection as { saveData?: boolean }) : undefined;
  if (!hero || connection?.saveData) return;
  const begun = new Set<Element>();
  const refineShown = (): void => {
    for (const source of hero.querySelectorAll('source')) {
      const image = source.nextElementSibling;
      if (begun.has(source) || !(image instanceof HTMLImageElement)) continue;
      if (!image.checkVisibility({ visibilityProperty: true })) continue;
      begun.add(source);
      // If the sharper file cannot be fetched or decoded, the page keeps the small file that it shows already.
      refine(source, image).catch(() => begun.delete(source));
    }
  };
  refineShown();
  const observer = new MutationObserver(refineShown);
  observer.observe(hero, { attributeFilter: ['data-current'], subtree: true });
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
}
