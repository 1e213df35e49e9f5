/** All that a page waits with until there is a sign of a visitor, in one file. */
import { watchWhatIsSeen } from '../behaviors/in-view/in-view.ts';
import { hydrateIslands } from './islands/hydrate.tsx';

/** Begins it; the island around `touched` comes first. */
export function awaken(touched?: Element): void {
  watchWhatIsSeen();
  void hydrateIslands(document, touched);
}
