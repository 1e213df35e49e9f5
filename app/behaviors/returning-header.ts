/**
 * Brings the header back when a visitor scrolls up: on a page of 6,000 pixels the way to the navigation is
 * otherwise as long as the page. It is in its place again at the top.
 */

/** Pixels from the top above which the header is where it always was, and less than which is no scrolling. */
const ownPlace = 160;
const least = 6;

/** `data-returned` on the header says that it lies over the page. */
export function watchScrolling(): void {
  const header = document.querySelector<HTMLElement>('body > header');
  if (!header) return;
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      const moved = scrollY - last;
      if (scrollY > ownPlace && Math.abs(moved) < least) return;
      last = scrollY;
      // An open menu stays: what a visitor reads in it does not depend on where the page is.
      if (header.querySelector('details[open], :popover-open')) return;
      if (scrollY <= ownPlace || moved > 0) delete header.dataset['returned'];
      else header.dataset['returned'] = '';
    },
    { passive: true },
  );
}
