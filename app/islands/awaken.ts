/** Script that a page loads only after a first sign of a visitor, in one file. */
import { showFineHero } from '../behaviors/fine-hero.ts';
import { watchWhatIsSeen } from '../behaviors/in-view.ts';
import { hydrateIslands } from './hydrate.tsx';

let awake = false;

/** Starts it once. The island that the visitor touched comes first; there is none when an idle page wakes by itself. */
export function awaken(sign?: Event): void {
  if (sign) showFineHero();
  if (awake) return;
  awake = true;
  watchWhatIsSeen();
  void hydrateIslands(document, sign?.target instanceof Element ? sign.target : undefined);
}
