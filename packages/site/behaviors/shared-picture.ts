/**
 * Moves the picture of a link into the banner of the next page. In a view transition between documents, the browser
 * moves an element that has the same name on both pages. A page may use a name only once, so the link's picture gets
 * the banner's name only when the visitor follows the link.
 */

/**
 * An event that TypeScript does not know. Source:
 * https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-pageswapevent-interface
 */
interface PageSwap extends Event {
  readonly viewTransition: object | null;
  readonly activation: { readonly entry: { readonly url: string | null } } | null;
}

const property = 'view-transition-name';

/**
 * The picture that has the banner's name. The picture keeps the name while the page is cached, so that it also moves
 * when the visitor goes back.
 */
let shared: HTMLElement | undefined;

/** Returns the picture that is displayed: the picture by day or the picture by night. */
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
  for (const element of named) {
    // If the element is above the screen, it would fly in from above.
    if (element.getBoundingClientRect().bottom <= 0) element.style.setProperty(property, 'none');
  }
  if (!shared) return;
  banner.style.setProperty(property, 'none');
  shared.style.setProperty(property, name);
}

export function watchDepartures(): void {
  addEventListener('pageswap', (event) => {
    const { viewTransition, activation } = event as PageSwap;
    const to = activation?.entry.url;
    if (viewTransition && to) nameShared(to);
  });
}
