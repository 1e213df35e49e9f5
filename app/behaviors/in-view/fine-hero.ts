/**
 * Brings the hero's pictures fine. What a page is painted with is light, for everything waits for it, and soft on a
 * large or dense screen; once somebody is there and has it before them, nothing waits any more. The page names no
 * fine file: each is called like the light one in sight.
 */

/** Pixels of the fine files, as `media/picture-files.ts` makes them. */
const [narrow, wide] = [1600, 2560] as const;
/** Pictures are cut to fill their place, and are then wider than it: width by height. */
const ratio = 16 / 9;
/** The share of a screen's pixels above which more make no difference to see. */
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
      // What cannot be fetched or decoded leaves the light one in sight.
      refine(source, image).catch(() => begun.delete(source));
    }
  };
  refineShown();
  const observer = new MutationObserver(refineShown);
  observer.observe(hero, { attributeFilter: ['data-current'], subtree: true });
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
}
