/** What reacts to scrolling after activation: drawings that draw themselves, and the list of contents of a page. */

/** Visible share at which a drawing begins. */
const seen = 0.15;

/** Starts a drawing, which draws itself when its address ends in `#d`. A drawn image is reused, so it needs `?d` too. */
function startDrawing(image: HTMLImageElement): void {
  const ending = image.complete ? '?d#d' : '#d';
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.srcset += ending;
  image.src += ending;
}

/** Watches every drawing. One in a closed tab comes into view when the tab is chosen. */
export function watchDrawings(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        startDrawing(target as HTMLImageElement);
      }
    },
    { threshold: seen },
  );
  for (const image of document.querySelectorAll('img[src*="/illustrations"]')) observer.observe(image);
}

/** A line a third down the window: where people read, and below the heading that a link led to. */
const readingLine = '-33% 0px -66% 0px';

/** `[data-contents]` holds the links to the sections; the link of the one in view has `aria-current`. */
export function watchSections(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const observer = new IntersectionObserver(
    (entries) => {
      const read = entries.findLast(({ isIntersecting }) => isIntersecting)?.target;
      // Between two sections the mark stays on the upper one.
      if (!read) return;
      for (const link of links) {
        if (link.hash === `#${read.id}`) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: readingLine },
  );
  for (const { hash } of links) {
    const section = document.getElementById(hash.slice(1));
    if (section) observer.observe(section);
  }
}
