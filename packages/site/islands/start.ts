/**
 * The only script that every page loads. After the first interaction, the script loads React and the islands. If a page
 * has a part that moves by itself, the script also loads them after three idle seconds.
 */
import { watchReveals, watchScrolling, removePreloader } from '../behaviors/scrolling.ts';
import { watchLinks } from '../behaviors/prefetch.ts';
import { watchEarlyControls } from '../behaviors/early-controls.ts';
import { watchOpeningLinks } from './opening-links.ts';
import { watchMenus } from '../behaviors/menus.ts';
import { watchThemeSwitch } from '../behaviors/theme.ts';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;
const options = { capture: true, passive: true };
const idleMilliseconds = 3000;

function start(sign?: Event): void {
  // If idle time has started the script, the page still waits for the first event of the visitor, because some things
  // start only for a visitor.
  if (sign) for (const name of signs) removeEventListener(name, start, options);
  // If the line is lost at this moment, the next event tries again.
  void import('./hydrate.tsx').then(({ activate }) => activate(sign), waitForVisitor);
}

function waitForVisitor(): void {
  for (const name of signs) addEventListener(name, start, options);
}

waitForVisitor();

function afterLoading(): void {
  // Before the page is loaded, elements below the first screen have no position.
  watchReveals();
  if (!document.querySelector('[data-island$=carousel]')) return;
  setTimeout(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => start());
    else start();
  }, idleMilliseconds);
}
if (document.readyState === 'complete') afterLoading();
else addEventListener('load', afterLoading, { once: true });

removePreloader();
watchThemeSwitch();
watchMenus();
watchLinks();
watchOpeningLinks();
watchScrolling();
watchEarlyControls();
// This line comes last, because `data-ready` shows the controls that need script.
document.documentElement.dataset['ready'] = '';
