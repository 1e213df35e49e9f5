/**
 * While a page loads, bands far below its first screen are not laid out: the layout of all of them, and again at each
 * arriving face, fell into the moment in which the first picture was to be painted. The style sheet leaves them out
 * as long as the root is marked `data-loading`. Nobody is led astray by heights that are only guessed: the mark is
 * there only where a visit begins at the top, not where it goes to a named place or back to one, and it goes at the
 * first sign of a visitor.
 */
export function endLoading(): void {
  const { documentElement: root } = document;
  if (root.dataset['loading'] === undefined) return;
  // Who has found a word far below before that keeps it in view; not every browser does that by itself.
  const seen = scrollY > 0 ? document.elementFromPoint(innerWidth / 2, innerHeight / 2) : null;
  const before = seen?.getBoundingClientRect().top ?? 0;
  delete root.dataset['loading'];
  if (seen) scrollBy({ top: seen.getBoundingClientRect().top - before, behavior: 'instant' });
}
