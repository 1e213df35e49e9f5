/** Hands the islands of a page over to React, the one the visitor touched first. */
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IslandBoundary } from './island-boundary.tsx';
import { reviveProps } from './island.tsx';
import { islands } from './islands.ts';

/** Lets the browser answer the visitor between two islands. */
const breathe = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));

async function hydrateIsland(element: HTMLElement): Promise<void> {
  const load = islands[element.dataset['island'] as keyof typeof islands];
  // Its props are those that `Island` wrote, which is of the component's own types.
  const Content = (await load()) as ComponentType<object>;
  hydrateRoot(
    element,
    <IslandBoundary>
      <Content {...reviveProps(element)} />
    </IslandBoundary>,
    // Something changed the page before React came. It is drawn anew, and somebody should know.
    { onRecoverableError: (error) => reportError(error) },
  );
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
    await hydrateIsland(element).catch((error: unknown) => reportError(error));
    // oxlint-disable-next-line no-await-in-loop -- see above
    await breathe();
  }
}
