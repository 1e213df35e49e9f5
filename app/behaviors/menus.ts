/** What native menus lack. The site menu is a popover and its dropdowns are `details`: both open without script. */

/** On small screens the menu is a sheet that a button opens, on others it is simply there; CSS knows which. */
const isSheet = (menu: Element | null): boolean =>
  menu !== null && getComputedStyle(menu).position === 'fixed';

const openDropdowns = (): HTMLDetailsElement[] => [
  ...document.querySelectorAll<HTMLDetailsElement>('details[data-dropdown][open]'),
];

function closeOthers({ target }: Event): void {
  for (const dropdown of openDropdowns()) {
    // In the sheet only their own button closes them.
    if (isSheet(dropdown.closest('[popover]'))) continue;
    if (!(target instanceof Node && dropdown.contains(target))) dropdown.open = false;
  }
}

/** A focus inside of a dropdown comes to its button. */
function closeAll(): void {
  for (const dropdown of openDropdowns()) {
    const hadFocus = dropdown.contains(document.activeElement);
    dropdown.open = false;
    if (hadFocus) dropdown.querySelector('summary')?.focus();
  }
}

/** Panels that open below an entry. */
const panels = 'details[data-dropdown] > :not(summary)';

/** The optional keys of the W3C's disclosure navigation. */
const indexAfter = (key: string, index: number): number | undefined =>
  ({
    ArrowDown: index + 1,
    ArrowRight: index + 1,
    ArrowUp: index - 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
  })[key];

/** Moves through the pages of an open dropdown, or else through the entries of the menu. */
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
  // There is no entry before the first; `at(-1)` would be the last one.
  const next = to === -1 && key !== 'End' ? undefined : entries.at(to);
  (below ? below.querySelector('a') : next)?.focus();
}

/** The sheet covers the page. It closes when the focus leaves it, because the focus would be invisible below it. */
function watchSheet(button: HTMLButtonElement, menu: HTMLElement): void {
  const isOpen = (): boolean => menu.matches(':popover-open');
  const header = menu.closest('header');
  // A visitor may have opened the menu before this script ran.
  button.setAttribute('aria-expanded', String(isOpen()));
  menu.addEventListener('toggle', () => button.setAttribute('aria-expanded', String(isOpen())));
  document.addEventListener('focusin', ({ target }) => {
    if (isOpen() && target instanceof Node && !header?.contains(target)) menu.hidePopover();
  });
  // The browser closes the menu too, but returns the focus only after a click on the button.
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    menu.hidePopover();
    button.focus();
  });
  // When a tablet is turned, an open menu would stay popped over and cover the header of the wide screen.
  addEventListener('resize', () => {
    if (!isOpen() || isSheet(menu)) return;
    closeAll();
    menu.hidePopover();
  });
  addEventListener('pagehide', () => isOpen() && menu.hidePopover());
}

/**
 * A window shows either the button or, when it is wide, the menu. When its width changes, this moves the focus from the
 * one to the other; the browser drops the focus before it reports the change.
 */
function keepFocus(button: HTMLButtonElement, menu: HTMLElement): void {
  let focused: Element | undefined;
  const isShown = (): boolean => focused !== undefined && focused.getClientRects().length > 0;
  document.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : undefined;
  });
  document.addEventListener('focusout', () => {
    // An element that is hidden loses the focus too; only one that is still shown was left by the visitor.
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
  // A visitor who comes back from the chosen page must not find the menu still open.
  addEventListener('pagehide', closeAll);
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[popovertarget]')) {
    const menu = button.popoverTargetElement;
    if (!(menu instanceof HTMLElement)) continue;
    watchSheet(button, menu);
    keepFocus(button, menu);
  }
}
