/**
 * Tabs and carousels before React hydrates them. Their controls are links, and the address decides what is shown. The
 * roles in `data-role` promise more (Space, arrows, Home and End, a state), which this file provides until React does.
 */

/** The link of a control that React does not handle yet. */
function earlyControl(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-role]') : null;
  return link && !link.closest('[data-activated]') ? link : undefined;
}

/** The controls of an island that choose a tab or slide, in order, without steps such as "next". */
const choicesOf = (island: Element): HTMLAnchorElement[] => [
  ...island.querySelectorAll<HTMLAnchorElement>('a[data-role]:not([data-step])'),
];
const chosenOf = (choices: HTMLAnchorElement[]): number =>
  Math.max(0, choices.map(({ hash }) => hash).indexOf(location.hash));

/** Marks the chosen control, and makes it the only stop for Tab where arrow keys move between controls. */
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

/** Follows a control. A step continues from the choice that is shown. */
function follow(link: HTMLAnchorElement, island: Element): void {
  const choices = choicesOf(island);
  const step = Number(link.dataset['step'] ?? 0);
  const to = step === 0 ? link : choices.at((chosenOf(choices) + step) % choices.length);
  if (!to) return;
  location.replace(to.hash);
  // The browser does not move a row in which the target is visible already.
  document.getElementById(to.hash.slice(1))?.scrollIntoView({ block: 'nearest', inline: 'start' });
  showState(island);
  // Following an anchor takes the focus away.
  link.focus({ preventScroll: true });
}

/** The control that a key leads to from another one. */
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
}
