/** The script of every page if the pages count their visits (`STATISTICS=on`). */
// oxlint-disable-next-line import/no-unassigned-import -- importing the script runs it
import './start.ts';

const { globalPrivacyControl, doNotTrack } = navigator as {
  globalPrivacyControl?: boolean;
  doNotTrack?: string;
};

/** Loads the counting part when the page is loaded and the browser has nothing else to do. */
function countWhenIdle(): void {
  const load = (): void => void import('../behaviors/statistics.ts').then(({ countVisit }) => countVisit());
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load);
  else setTimeout(load, 1000);
}

// Visitors who ask not to be tracked are not counted.
if (globalPrivacyControl !== true && doNotTrack !== '1') {
  if (document.readyState === 'complete') countWhenIdle();
  else addEventListener('load', countWhenIdle, { once: true });
}
