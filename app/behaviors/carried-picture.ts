/**
 * Carries the picture of a link into the banner of the page that it leads to: the browser moves what has one name
 * on both pages (view transitions between documents; there are none under reduced motion). The banner has the
 * name by its style; a link gets it when it is followed, as no two elements of a page may have it.
 */

/** Not in TypeScript's own types yet. Source: https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-pageswapevent-interface */
interface PageSwap extends Event {
  readonly viewTransition: object | null;
  readonly activation: { readonly entry: { readonly url: string | null } } | null;
}

const property = 'view-transition-name';

/** The name stays with the picture while the page waits to be returned to, and the way back carries it too. */
let carried: HTMLElement | undefined;

/** Whether an element is above the screen. With its name it would fly in from there; without, it just appears. */
const isAway = (element: HTMLElement): boolean => element.getBoundingClientRect().bottom <= 0;

/** Finds the displayed one of the pictures by day and by night. */
const findDisplayed = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());

function handOver(to: string): void {
  const banner = findDisplayed('[data-banner-picture]');
  if (!banner) return;
  const named = document.querySelectorAll<HTMLElement>('body > header, :has(> [data-banner-picture]) > *');
  for (const element of named) element.style.removeProperty(property);
  carried?.style.removeProperty(property);
  const name = getComputedStyle(banner).getPropertyValue(property);
  carried = findDisplayed(`main a[href="${new URL(to).pathname}"] img`);
  for (const element of named) if (isAway(element)) element.style.setProperty(property, 'none');
  if (!carried) return;
  banner.style.setProperty(property, 'none');
  carried.style.setProperty(property, name);
}

/** Acts when the visitor leaves the page by a link to another page of the site. */
export function watchDepartures(): void {
  addEventListener('pageswap', (event) => {
    const { viewTransition, activation } = event as PageSwap;
    const to = activation?.entry.url;
    if (viewTransition && to) handOver(to);
  });
}
