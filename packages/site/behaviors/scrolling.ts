/** The minimum distance in pixels between the screen and a band that is revealed later (specification §9). */
const offset = 120;

/** A number of pixels that is larger than the height of any page. */
const all = 1_000_000;

/** Marks the bands that move into place by CSS when they come into view. */
export function watchReveals(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect, rootBounds, target } of entries) {
        const { dataset } = target as HTMLElement;
        // The bounds come from the observer, because reading the window's height would force a layout.
        const below = rootBounds !== null && boundingClientRect.top >= rootBounds.bottom + offset;
        // The first report gives the position of the band at the start. If the visitor already sees the band, or has
        // passed it by a link into the page, the band never moves.
        if (dataset['reveal'] === '' && below) {
          dataset['reveal'] = 'waiting';
        } else if (isIntersecting) {
          observer.unobserve(target);
          if (dataset['reveal'] !== 'waiting') continue;
          // After a jump, a band in the upper half of the window is shown at once, so that the visitor sees no empty
          // page.
          if (rootBounds && boundingClientRect.top < rootBounds.bottom / 2) delete dataset['reveal'];
          else dataset['reveal'] = 'shown';
        }
      }
    },
    // The area above the window counts as visible. After a jump to the end, the bands above are shown too.
    { rootMargin: `${all}px 0px -${offset}px` },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}

/** The pixels at the top of the page in which the header does not move, and the smallest scroll that counts. */
const [headerZone, minMove] = [160, 6] as const;

/** Shows the header again when a visitor scrolls up: `data-returned` says that the header lies over the page. */
export function watchScrolling(): void {
  const header = document.querySelector<HTMLElement>('body > header');
  if (!header) return;
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      const moved = scrollY - last;
      if (scrollY > headerZone && Math.abs(moved) < minMove) return;
      last = scrollY;
      // An open menu stays open while the page scrolls.
      if (header.querySelector('details[open], :popover-open')) return;
      // While a form is filled in, the page also scrolls to fields and errors, and the header would cover them.
      const isFilling = document.activeElement?.closest('main form');
      if (scrollY <= headerZone || moved > 0 || isFilling) delete header.dataset['returned'];
      else header.dataset['returned'] = '';
    },
    { passive: true },
  );
}

/** The time in milliseconds for which the brand bar is shown: 500 fully, then 500 while it fades. */
const brandBarTime = 1000;

/** Removes the brand bar after a fixed time. Reading the bar's animations would slow down the first paint. */
export function removePreloader(): void {
  setTimeout(() => document.querySelector('.preloader')?.remove(), brandBarTime);
}
