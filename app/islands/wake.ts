/**
 * The only script a page loads by itself. React and the islands come at the first sign of a visitor
 * or when the page has been idle for three seconds after loading; until then plain HTML does the work.
 */
import { watchReveals } from '../behaviors/reveal.ts';
import { watchLinks } from '../behaviors/prefetch.ts';
import { watchEarlyControls } from '../behaviors/early-controls.ts';
import { watchMenus } from '../behaviors/menus.ts';
import { watchScrolling } from '../behaviors/returning-header.ts';
import { removePreloader } from '../behaviors/preloader.ts';
import { watchThemeSwitch } from '../behaviors/theme.ts';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;
const options = { capture: true, passive: true };
const idleMilliseconds = 3000;

function wake(sign?: Event): void {
  // Idle time is no sign: one that comes later is still waited for.
  if (sign) for (const each of signs) removeEventListener(each, wake, options);
  void import('./awaken.ts').then(({ awaken }) => awaken(sign));
}

for (const sign of signs) addEventListener(sign, wake, options);

function afterLoading(): void {
  // Before this, nothing below the first screen has a position.
  watchReveals();
  setTimeout(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => wake());
    else wake();
  }, idleMilliseconds);
}
if (document.readyState === 'complete') afterLoading();
else addEventListener('load', afterLoading, { once: true });

removePreloader();
watchThemeSwitch();
watchMenus();
watchLinks();
watchScrolling();
watchEarlyControls();
// Last, because it shows the controls that nothing but script answers.
document.documentElement.dataset['ready'] = '';
