/** Watches the scroll position: starts drawings, and marks the current section in a page's list of contents. */

/** The share of a drawing that must be visible before the drawing starts. */
const seen = 0.15;

/** Starts a drawing by `#d` in its address. With `?d`, the browser does not use the image that it has loaded. */
function startDrawing(image: HTMLImageElement): void {
  const ending = image.complete ? '?d#d' : '#d';
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.srcset += ending;
  image.src += ending;
}

/** Watches every drawing. A drawing in a closed tab comes into view when the visitor chooses the tab. */
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

/**
 * A line at a third of the window's height. People read there, and a heading at the top of the window is above this
 * line.
 */
const readingLine = '-33% 0px -66% 0px';

/**
 * Watches the sections. `[data-contents]` contains links to the sections. The link of the section in view gets
 * `aria-current`.
 */
export function watchSections(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const observer = new IntersectionObserver(
    (entries) => {
      const read = entries.findLast(({ isIntersecting }) => isIntersecting)?.target;
      // Between two sections, the upper section keeps the mark.
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
