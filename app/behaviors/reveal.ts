/** Lets bands below the first screen rise into place once, when they come into view. */

/** Pixels between the lower edge of the screen and the top of a band before it is revealed (specification §9). */
const offset = 120;

/** Watches every `[data-reveal]` element; CSS does the moving and knows reduced motion and print. */
export function watchReveals(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect, rootBounds, target } of entries) {
        const { dataset } = target as HTMLElement;
        // Not the window's own height: to ask for that lays the page out again.
        const below = rootBounds !== null && boundingClientRect.top >= rootBounds.bottom + offset;
        // The first report tells where an element began: what the visitor already sees, or has passed
        // by a link into the page, never moves.
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
