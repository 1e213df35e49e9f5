/**
 * Tabs and carousels before React comes. Their controls are links to what they show, and the address
 * does the showing. With script, and only then, they take the roles that promise more, `data-role`, and
 * this keeps the promise until React does: Space, arrows, Home and End, the state, a second step.
 */

/** The link of a control that React does not answer yet. */
function earlyControl(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-role]') : null;
  return link && !link.closest('[data-awake]') ? link : undefined;
}

/** The controls of an island that choose, in order; steps, such as "next", are not among them. */
const choicesOf = (island: Element): HTMLAnchorElement[] => [
  ...island.querySelectorAll<HTMLAnchorElement>('a[data-role]:not([data-step])'),
];
const chosenOf = (choices: HTMLAnchorElement[]): number =>
  Math.max(
    0,
    choices.findIndex(({ hash }) => hash === location.hash),
  );

/** Says of each control whether it is the chosen one, and lets Tab lead to that one alone where arrows lead on. */
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

/** Goes where the control leads; a step leads on from where the last one led. */
function follow(link: HTMLAnchorElement, island: Element): void {
  const choices = choicesOf(island);
  const step = Number(link.dataset['step'] ?? 0);
  const to = step === 0 ? link : choices.at((chosenOf(choices) + step) % choices.length);
  if (!to) return;
  location.replace(to.hash);
  // A row of which it is in sight already would not move.
  document.getElementById(to.hash.slice(1))?.scrollIntoView({ block: 'nearest', inline: 'start' });
  showState(island);
  // Going to a place in the page takes the focus away.
  link.focus({ preventScroll: true });
}

/** The control that a key leads to from another one. */
function neighborOf(link: HTMLAnchorElement, key: string): HTMLAnchorElement | undefined {
  const all = [...(link.closest('[data-roving]')?.querySelectorAll<HTMLAnchorElement>('a') ?? [])];
  const place = all.indexOf(link);
  const places: Record<string, number> = {
    ArrowLeft: place - 1,
    ArrowRight: (place + 1) % all.length,
    Home: 0,
    End: -1,
  };
  const next = places[key];
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

/** Gives controls their roles, and answers them until React does. */
export function watchEarlyControls(): void {
  const islands = [...document.querySelectorAll('[data-island]:has(a[data-role])')];
  const showAll = (): void => {
    for (const island of islands) if (!island.querySelector('[data-awake]')) showState(island);
  };
  for (const element of document.querySelectorAll<HTMLElement>('[data-role]')) {
    element.setAttribute('role', element.dataset['role'] ?? '');
  }
  showAll();
  addEventListener('hashchange', showAll);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
}
