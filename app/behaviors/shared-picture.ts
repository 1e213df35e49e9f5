/**
 * Moves the picture of a link into the banner of the page that the link leads to, by a view transition between documents
 * (none under reduced motion): the browser moves an element that has the same name on both pages. The banner has the name
 * by its style. The link's picture gets it when the link is followed, because a name may stand on a page only once.
 */

/** Not in TypeScript's own types yet. Source: https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-pageswapevent-interface */
interface PageSwap extends Event {
  readonly viewTransition: object | null;
  readonly activation: { readonly entry: { readonly url: string | null } } | null;
}

const property = 'view-transition-name';

/** The picture that has the name. It keeps the name while the page is cached, so that going back moves it too. */
let shared: HTMLElement | undefined;

/** Whether an element is above the screen. With a name it would fly in from there; without a name it just appears. */
const isAboveScreen = (element: HTMLElement): boolean => element.getBoundingClientRect().bottom <= 0;

/** The displayed one of the pictures by day and by night. */
const findDisplayed = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());

function nameShared(to: string): void {
  const banner = findDisplayed('[data-banner-picture]');
  if (!banner) return;
  const named = document.querySelectorAll<HTMLElement>('body > header, :has(> [data-banner-picture]) > *');
  for (const element of named) element.style.removeProperty(property);
  shared?.style.removeProperty(property);
  const name = getComputedStyle(banner).getPropertyValue(property);
  shared = findDisplayed(`main a[href="${new URL(to).pathname}"] img`);
  for (const element of named) if (isAboveScreen(element)) element.style.setProperty(property, 'none');
  if (!shared) return;
  banner.style.setProperty(property, 'none');
  shared.style.setProperty(property, name);
}

/** Acts when the visitor leaves the page by a link to another page of the site. */
export function watchDepartures(): void {
  addEventListener('pageswap', (event) => {
    const { viewTransition, activation } = event as PageSwap;
    const to = activation?.entry.url;
    if (viewTransition && to) nameShared(to);
  });
}
