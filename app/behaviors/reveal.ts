/** Lets bands below the first screen rise into place once, when they come into view. */

/** How far above the lower edge of the screen a band must have come, in pixels (specification §9). */
const offset = 120;

/** Watches every `[data-reveal]` element; CSS does the moving and knows reduced motion and print. */
export function watchReveals(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        (target as HTMLElement).dataset['reveal'] = 'shown';
      }
    },
    { rootMargin: `0px 0px -${offset}px` },
  );
  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
    // What the visitor already sees, or has passed by a link into the page, never moves.
    if (element.getBoundingClientRect().top < innerHeight) continue;
    element.dataset['reveal'] = 'waiting';
    observer.observe(element);
  }
}
