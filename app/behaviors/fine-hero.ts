/**
 * Loads sharper pictures of the hero once the visitor is active. The first paint waits for the light ones, which are
 * small and therefore soft on large or dense screens. The page does not name the fine files: the script makes their
 * names from those of the light ones.
 */

/** Pixels of the fine files, as `media/picture-files.ts` makes them. */
const [narrow, wide] = [1600, 2560] as const;
/** Pictures are cut to fill their place, and are then wider than it: width by height. */
const ratio = 16 / 9;
/** A file with this share of the screen's pixels looks as sharp as a larger one. */
const enough = 0.8;

/** The fine file of a picture, or undefined where the browser shows none that has one. */
function fineFile(image: HTMLImageElement): { file: string; pixels: number } | undefined {
  const { width, height } = image.getBoundingClientRect();
  const wanted = Math.max(width, height * ratio) * devicePixelRatio * enough;
  const pixels = wanted > narrow ? wide : narrow;
  const file = image.currentSrc.replace(/-\d+\.avif$/, `-fine-${pixels}.avif`);
  return file === image.currentSrc ? undefined : { file, pixels };
}

async function refine(source: HTMLSourceElement, image: HTMLImageElement): Promise<void> {
  // A file that is changed before it has come would leave the place empty for longer.
  await image.decode();
  const fine = fineFile(image);
  if (!fine) return;
  const ready = new Image();
  ready.src = fine.file;
  await ready.decode();
  image.decoding = 'sync';
  // With the `sizes` it has, so that browsers take it for no larger picture: the largest paint has been.
  source.srcset = `${fine.file} ${fine.pixels}w`;
}

/**
 * Begins with the slide in sight; each other one follows when it is shown, in the other theme when that is chosen.
 * Who saves data keeps the light ones.
 */
export function showFineHero(): void {
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
