/**
 * The script that a page loads at the first sign of a visitor. It contains React, the islands, and less urgent
 * behaviors.
 */
import { startTransition, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { IslandBoundary } from './island-boundary.tsx';
import { reviveProps } from './island.tsx';
import { islands } from './islands.ts';
import { visitorState, type VisitorState } from './visitor-state.ts';
import { watchDrawings, watchSections } from '../behaviors/in-view.ts';
import { watchDepartures } from '../behaviors/shared-picture.ts';
import { sharpenHero } from '../behaviors/sharp-hero.ts';

/**
 * React calls `onRecoverableError` if something changed the island's HTML before hydration. React then draws the island
 * again.
 */
const options: RootOptions = { onRecoverableError: (error) => reportError(error) };

/** The pause in milliseconds between two islands. The browser handles events and paints in it. */
const pause = 50;

type RestoredProps = { state: VisitorState; island: HTMLElement; children: ReactNode };

/** Restores the visitor's input when the island is drawn, before the island's effects run. */
function Restored({ state, island, children }: RestoredProps) {
  state.noteFocus();
  useLayoutEffect(() => state.restore(island), [state, island]);
  return children;
}

/** How often an island is drawn again. After the next crash, the island shows its crash message. */
const maxRedraws = 3;

/** Hydrates an island: at once if the visitor has `touched` it, else in slices that leave the browser free. */
async function hydrateIsland(element: HTMLElement, touched: boolean): Promise<void> {
  const load = islands[element.dataset['island'] as keyof typeof islands];
  // `Island` wrote the props, so their types match the component's.
  const Content = (await load()) as ComponentType<object>;
  const props = reviveProps(element);
  const state = visitorState(element);
  let redraws = 0;
  const tree = (island: HTMLElement): ReactNode => (
    <IslandBoundary redraw={() => queueMicrotask(() => redraw(island))}>
      <Restored state={state} island={island}>
        <Content {...props} />
      </Restored>
    </IslandBoundary>
  );
  // React cannot reuse elements that other code has moved, so it draws into an empty element.
  const redraw = (broken: HTMLElement): void => {
    redraws += 1;
    if (redraws > maxRedraws) return;
    const fresh = broken.cloneNode() as HTMLElement;
    broken.replaceWith(fresh);
    flushSync(() => createRoot(fresh, options).render(tree(fresh)));
  };
  const hydrate = () => void hydrateRoot(element, tree(element), options);
  if (touched) hydrate();
  else startTransition(hydrate);
  element.dataset['hydrated'] = '';
}

/** Hydrates the island around `touched` first, then the others. An island that cannot be loaded keeps its HTML. */
async function hydrateIslands(touched: EventTarget | null | undefined): Promise<void> {
  const waiting = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  const first = touched instanceof Element ? touched.closest('[data-island]') : undefined;
  waiting.sort((a, b) => Number(b === first) - Number(a === first));
  for (const element of waiting) {
    // oxlint-disable-next-line no-await-in-loop -- one island at a time, so that no long task blocks the page
    await hydrateIsland(element, element === first).catch(reportError);
    // oxlint-disable-next-line no-await-in-loop -- the pause belongs between two islands
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Draws a part of the page that no document contains. Returns a function that removes it. */
export function drawInto(element: HTMLElement, node: ReactNode): () => void {
  const root = createRoot(element, options);
  flushSync(() => root.render(<IslandBoundary>{node}</IslandBoundary>));
  return () => root.unmount();
}

let activated = false;

/** Activates the page once. `sign` is the visitor's first event; undefined if idle time has started the script. */
export function activate(sign?: Event): void {
  if (sign) sharpenHero();
  if (activated) return;
  activated = true;
  watchDepartures();
  watchDrawings();
  watchSections();
  void hydrateIslands(sign?.target);
}
