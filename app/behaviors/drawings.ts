/** Lets a drawing draw itself when it comes into view, once: its file does that for an address that ends in `#d`. */

/** Share of a drawing that is in view when it begins. With less it could end unseen, with more begin too late. */
const seen = 0.15;

/**
 * Asks for the same file with the fragment. Of one that has been drawn already a browser keeps what it drew: it gets
 * the file once more, under another address. The view for phones and the one for wide screens go alike.
 */
function begin(image: HTMLImageElement): void {
  const ending = image.complete ? '?d#d' : '#d';
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.srcset += ending;
  image.src += ending;
}

/** Watches every drawing, those of closed tabs too: they come into view when their tab is chosen. */
export function watchDrawings(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        begin(target as HTMLImageElement);
      }
    },
    { threshold: seen },
  );
  for (const image of document.querySelectorAll('img[src*="/illustrations"]')) observer.observe(image);
}
