/** All that a page waits with until there is a sign of a visitor, in one file. */
import { showFineHero } from '../behaviors/in-view/fine-hero.ts';
import { watchWhatIsSeen } from '../behaviors/in-view/in-view.ts';
import { hydrateIslands } from './islands/hydrate.tsx';

let awake = false;

/** Begins it, once; the island around what the sign touched comes first. A page wakes without one when it is idle. */
export function awaken(sign?: Event): void {
  if (sign) showFineHero();
  if (awake) return;
  awake = true;
  watchWhatIsSeen();
  void hydrateIslands(document, sign?.target instanceof Element ? sign.target : undefined);
}
