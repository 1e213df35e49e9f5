/** Pixels between the lower edge of the screen and the top of a band before it is revealed (specification §9). */
const offset = 120;

/** Bands rise into place; CSS moves them. */
export function watchReveals(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect, rootBounds, target } of entries) {
        const { dataset } = target as HTMLElement;
        // The observer's bounds, because reading the window's height would force a layout.
        const below = rootBounds !== null && boundingClientRect.top >= rootBounds.bottom + offset;
        // The first report says where the element was at the start. An element that the visitor already sees, or has
        // passed by a link into the page, never moves.
        if (dataset['reveal'] === '' && below) {
          dataset['reveal'] = 'waiting';
        } else if (isIntersecting || !below) {
          observer.unobserve(target);
          if (dataset['reveal'] === 'waiting') dataset['reveal'] = 'shown';
        }
      }
    },
    { rootMargin: `0px 0px -${offset}px` },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}

/** Pixels from the top within which the header is at its normal position, and the least movement that counts. */
const [headerZone, minMove] = [160, 6] as const;

/** Brings the header back when a visitor scrolls up: `data-returned` says that it lies over the page. */
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
      if (scrollY <= headerZone || moved > 0) delete header.dataset['returned'];
      else header.dataset['returned'] = '';
    },
    { passive: true },
  );
}

/** Milliseconds for which the brand bar is shown (500) and fades (500). */
const brandBarTime = 1000;

/** Removes the brand bar after a fixed time. Reading its animations would compute styles during the first paint. */
export function removePreloader(): void {
  setTimeout(() => document.querySelector('.preloader')?.remove(), brandBarTime);
}
