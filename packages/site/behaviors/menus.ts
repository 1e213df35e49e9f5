/** Adds functions to the menus that browsers lack. The site menu is a popover, and its dropdowns are `details`. */

/** Returns whether the menu is a sheet that a button opens. CSS makes the menu a sheet on small screens. */
const isSheet = (menu: Element | null): boolean =>
  menu !== null && getComputedStyle(menu).position === 'fixed';

const openDropdowns = (): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>('details[data-dropdown][open]'),
];

function closeOthers({ target }: Event): void {
  for (const dropdown of openDropdowns()) {
    // In the sheet, a dropdown closes only by its own button.
    if (isSheet(dropdown.closest('[popover]'))) continue;
    if (!(target instanceof Node && dropdown.contains(target))) dropdown.open = false;
  }
}

/** Closes every dropdown. If the focus is inside a dropdown, the dropdown's button gets the focus. */
function closeAll(): void {
  for (const dropdown of openDropdowns()) {
    const hadFocus = dropdown.contains(document.activeElement);
    dropdown.open = false;
    if (hadFocus) dropdown.querySelector('summary')?.focus();
  }
}

const panels = 'details[data-dropdown] > :not(summary)';

/** Returns the index that a key leads to. The keys are optional in the W3C's disclosure navigation. */
const indexAfter = (key: string, index: number): number | undefined =>
  ({
    ArrowDown: index + 1,
    ArrowRight: index + 1,
    ArrowUp: index - 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
  })[key];

/**
 * Moves the focus by arrow keys: through the pages of an open dropdown, or through the entries of the menu if no
 * dropdown is open.
 */
function moveByArrows(event: KeyboardEvent): void {
  const { target, key } = event;
  const menu = target instanceof HTMLElement ? target.closest('nav[popover]') : null;
  if (!menu || !(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const panel = target.closest(panels);
  const all = [...menu.querySelectorAll<HTMLElement>('a, summary')];
  const entries = all.filter((entry) => entry.closest(panels) === panel);
  const to = indexAfter(key, entries.indexOf(target));
  if (to === undefined) return;
  event.preventDefault();
  const below = key === 'ArrowDown' && target.closest('details[open] > summary')?.nextElementSibling;
  // Before the first entry there is none, but `at(-1)` would return the last entry.
  const next = to === -1 && key !== 'End' ? undefined : entries.at(to);
  (below ? below.querySelector('a') : next)?.focus();
}

/** Closes the sheet when the focus leaves the sheet, because the sheet would hide the focused element. */
function watchSheet(button: HTMLButtonElement, menu: HTMLElement): void {
  const isOpen = (): boolean => menu.matches(':popover-open');
  const header = menu.closest('header');
  document.addEventListener('focusin', ({ target }) => {
    if (isOpen() && target instanceof Node && !header?.contains(target)) menu.hidePopover();
  });
  // The browser closes the menu too, but gives the focus back only if the visitor opened the menu by a click.
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    menu.hidePopover();
    button.focus();
  });
  // If a visitor turns a tablet, the open sheet would stay and cover the header of the wide screen.
  addEventListener('resize', () => {
    if (!isOpen() || isSheet(menu)) return;
    closeAll();
    menu.hidePopover();
  });
  addEventListener('pagehide', () => isOpen() && menu.hidePopover());
}

/** Keeps the focus when the window's width changes: moves it between the menu (wide) and the button (narrow). */
function keepFocus(button: HTMLButtonElement, menu: HTMLElement): void {
  let focused: Element | undefined;
  const isShown = (): boolean => focused !== undefined && focused.getClientRects().length > 0;
  document.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : undefined;
  });
  document.addEventListener('focusout', () => {
    // The focus is also lost when CSS hides the focused element. If the element is still shown, the visitor has moved
    // the focus.
    if (isShown()) focused = undefined;
  });
  addEventListener('resize', () => {
    if (!focused || isShown()) return;
    if (focused === button) menu.querySelector('a')?.focus();
    else if (menu.contains(focused)) button.focus();
  });
}

export function watchMenus(): void {
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', closeOthers);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && closeAll());
  document.addEventListener('keydown', moveByArrows);
  // If a visitor comes back to this page, the menu must be closed.
  addEventListener('pagehide', closeAll);
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[popovertarget]')) {
    const menu = button.popoverTargetElement;
    if (!(menu instanceof HTMLElement)) continue;
    watchSheet(button, menu);
    keepFocus(button, menu);
  }
}
