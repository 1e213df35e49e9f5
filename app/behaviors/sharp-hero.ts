/**
 * Loads sharper pictures of the hero once the visitor is active. The first paint waits for light ones, which are soft on
 * large or dense screens. The names of the fine files are made from those of the light ones.
 */

/** Widths of the fine files in pixels, as `media/picture-files.ts` makes them. */
const [narrow, wide] = [1600, 2560] as const;
/** Width by height of every picture. A picture covers its box and may be wider than the box. */
const ratio = 16 / 9;
/** A file with this share of the screen's pixels looks as sharp as a larger one. */
const sufficient = 0.8;

/** Undefined where the browser shows a file that has no fine one. */
function sharpFile(image: HTMLImageElement): { file: string; pixels: number } | undefined {
  const { width, height } = image.getBoundingClientRect();
  const wanted = Math.max(width, height * ratio) * devicePixelRatio * sufficient;
  const pixels = wanted > narrow ? wide : narrow;
  const file = image.currentSrc.replace(/-\d+\.avif$/, `-fine-${pixels}.avif`);
  return file === image.currentSrc ? undefined : { file, pixels };
}

async function refine(source: HTMLSourceElement, image: HTMLImageElement): Promise<void> {
  // A change before the light file is decoded would leave the box empty for longer.
  await image.decode();
  const sharp = sharpFile(image);
  if (!sharp) return;
  const ready = new Image();
  ready.src = sharp.file;
  await ready.decode();
  image.decoding = 'sync';
  // `sizes` stays, so that browsers do not count the fine file as a larger paint.
  source.srcset = `${sharp.file} ${sharp.pixels}w`;
}

/** Refines each picture when it is shown. A visitor who saves data keeps the light pictures. */
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
      // If the fine file cannot be fetched or decoded, the light one stays.
      refine(source, image).catch(() => begun.delete(source));
    }
  };
  refineShown();
  const observer = new MutationObserver(refineShown);
  observer.observe(hero, { attributeFilter: ['data-current'], subtree: true });
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
}
