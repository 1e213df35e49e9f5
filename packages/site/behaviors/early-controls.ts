/**
 * Makes the controls of tabs and carousels work before React hydrates them. The controls are links, and the page's
 * address decides which tab or slide is shown. The roles in `data-role` need keys (Space, arrows, Home, End) and a
 * state. This file provides both until React does, and the first swipe.
 */

/** Returns the link of a control that React does not handle yet. */
function earlyControl(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-role]') : null;
  return link && !link.closest('[data-activated]') ? link : undefined;
}

/** Returns the controls of an island that choose a tab or slide, in order. Leaves out steps such as "next". */
const choicesOf = (island: Element): HTMLAnchorElement[] => [
  ...island.querySelectorAll<HTMLAnchorElement>('a[data-role]:not([data-step])'),
];
const chosenOf = (choices: HTMLAnchorElement[]): number =>
  Math.max(0, choices.map(({ hash }) => hash).indexOf(location.hash));

/**
 * Sets the state of the controls: marks the chosen control. In a group with arrow keys, Tab stops at the chosen control
 * only.
 */
function showState(island: Element): void {
  const choices = choicesOf(island);
  const chosen = choices[chosenOf(choices)];
  for (const link of choices) {
    const on = link === chosen;
    if (link.dataset['role'] === 'tab') link.setAttribute('aria-selected', String(on));
    else if (on) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
    if (link.closest('[data-roving]')) link.tabIndex = on ? 0 : -1;
  }
}

/** Does the same as a click on the control's link. A step such as "next" starts from the tab or slide that is shown. */
function follow(link: HTMLAnchorElement, island: Element): void {
  const choices = choicesOf(island);
  const step = Number(link.dataset['step'] ?? 0);
  const to = step === 0 ? link : choices.at((chosenOf(choices) + step) % choices.length);
  if (!to) return;
  location.replace(to.hash);
  // If the target is already visible, browsers do not scroll to it after a change of the address.
  document.getElementById(to.hash.slice(1))?.scrollIntoView({ block: 'nearest', inline: 'start' });
  showState(island);
  // The change of the address took the focus away from the link.
  link.focus({ preventScroll: true });
}

/** Returns the control that a key chooses, if the focus is on `link`; undefined if the key chooses none. */
function neighborOf(link: HTMLAnchorElement, key: string): HTMLAnchorElement | undefined {
  const all = [...(link.closest('[data-roving]')?.querySelectorAll<HTMLAnchorElement>('a') ?? [])];
  const index = all.indexOf(link);
  const next = { ArrowLeft: index - 1, ArrowRight: (index + 1) % all.length, Home: 0, End: -1 }[key];
  return next === undefined ? undefined : all.at(next);
}

function onKeyDown(event: KeyboardEvent): void {
  const link = earlyControl(event.target);
  if (!link || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const to = event.key === ' ' ? link : neighborOf(link, event.key);
  if (!to) return;
  event.preventDefault();
  to.click();
}

function onClick(event: MouseEvent): void {
  const link = earlyControl(event.target);
  const island = link?.closest('[data-island]');
  if (!link || !island || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  follow(link, island);
}

/** The minimum horizontal movement of a swipe in pixels (specification §9). */
const threshold = 5;

/** The touch of a hero that React does not handle yet, and its controls. */
let touch: PointerEvent | undefined;
let hero: Element | null = null;

function onPointerDown(event: PointerEvent): void {
  hero = (event.target as Element).closest('[data-island=hero-carousel]:not(:has([data-activated]))');
  touch = event.pointerType === 'mouse' ? undefined : event;
}

/** Makes a step. If React has taken over during the swipe, React handles the click on the link. */
function onPointerUp({ clientX, clientY }: PointerEvent): void {
  if (!touch) return;
  const across = clientX - touch.clientX;
  if (Math.abs(across) <= Math.max(threshold, Math.abs(clientY - touch.clientY))) return;
  hero?.querySelector<HTMLElement>(`[data-step="${across < 0 ? 1 : -1}"]`)?.click();
}

export function watchEarlyControls(): void {
  const islands = [...document.querySelectorAll('[data-island]:has(a[data-role])')];
  const showAll = (): void => {
    for (const island of islands) if (!island.querySelector('[data-activated]')) showState(island);
  };
  for (const element of document.querySelectorAll<HTMLElement>('[data-role]')) {
    element.setAttribute('role', element.dataset['role'] ?? '');
  }
  showAll();
  addEventListener('hashchange', showAll);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('pointerdown', onPointerDown);
  document.addEventListener('pointerup', onPointerUp);
}
