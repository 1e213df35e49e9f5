/** Hands the islands of a page over to React, the one the visitor touched first. */
import { useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { IslandBoundary } from './island-boundary.tsx';
import { reviveProps } from './island.tsx';
import { islands } from './islands.ts';
import { visitorState, type VisitorState } from './visitor-state.ts';

/** Something changed the page before React came: the island is drawn anew, and somebody should know. */
const options: RootOptions = { onRecoverableError: (error) => reportError(error) };

/** Lets the browser answer the visitor between two islands. */
const breathe = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));

/** Puts what the visitor did back once the island is drawn, before anything in it looks for that. */
function Restored({
  state,
  island,
  children,
}: {
  state: VisitorState;
  island: HTMLElement;
  children: ReactNode;
}) {
  state.noteFocus();
  useLayoutEffect(() => state.restore(island), [state, island]);
  return children;
}

/** Number of times an island is drawn again before it shows that it has crashed. */
const maxRedraws = 3;

async function hydrateIsland(element: HTMLElement): Promise<void> {
  const load = islands[element.dataset['island'] as keyof typeof islands];
  // Its props are those that `Island` wrote, which is of the component's own types.
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
  // Nothing can be taken from elements that are not where React left them: it begins with an empty one.
  const redraw = (broken: HTMLElement): void => {
    redraws += 1;
    if (redraws > maxRedraws) return;
    const fresh = broken.cloneNode() as HTMLElement;
    broken.replaceWith(fresh);
    flushSync(() => createRoot(fresh, options).render(tree(fresh)));
  };
  hydrateRoot(element, tree(element), options);
  element.dataset['hydrated'] = '';
}

/**
 * Hydrates every island below `root` in the order of the document, but first the one around `touched`.
 * One that cannot be loaded leaves its HTML as it is, and the others are hydrated all the same.
 */
export async function hydrateIslands(root: ParentNode, touched?: Element): Promise<void> {
  const waiting = [...root.querySelectorAll<HTMLElement>('[data-island]:not([data-hydrated])')];
  const first = touched?.closest<HTMLElement>('[data-island]');
  waiting.sort((a, b) => Number(b === first) - Number(a === first));
  for (const element of waiting) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, so that no long task blocks the page
    await hydrateIsland(element).catch(reportError).then(breathe);
  }
}
