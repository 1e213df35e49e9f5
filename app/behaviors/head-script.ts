/**
 * Runs before the first paint. Every document contains this script, as short as `vite.config.ts` can make it, and the
 * server's policy allows it by its hash. The file must not import anything, because only its own text is inlined.
 */
// oxlint-disable unicorn/prefer-add-event-listener -- every document contains this script, and `onclick =` is a third as long
((root: HTMLElement): void => {
  // The mark says that script runs. The remembered theme is set here, so that the wrong one never flashes. Reading the
  // storage throws where a browser forbids it.
  root.dataset['js'] = '';
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  } catch {}

  // The style sheet for everything below the first screen. The root is marked `data-bare` until the sheet is loaded.
  const { sheet, integrity } = (document.currentScript as HTMLScriptElement).dataset;
  if (!sheet) return;
  const make = (properties: object): HTMLLinkElement =>
    Object.assign(document.createElement('link'), properties);
  const link = make({ rel: 'stylesheet', href: sheet, integrity });
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const blocking = { blocking: 'render' };
  // A visitor who comes from elsewhere to the top of a page sees the first screen sooner if the sheet does not compete
  // with the first picture. The sheet is then requested after the first paint, or after the start script has run or
  // failed. All other visitors most likely have the sheet in their cache or need the whole page.
  const isFromElsewhere =
    navigation?.type === 'navigate' &&
    !location.hash &&
    !document.hidden &&
    !document.referrer.startsWith(location.origin);
  // A browser that cannot block rendering needs the mark. In other browsers the mark would prevent that going back
  // restores the scroll position.
  if (isFromElsewhere || !('blocking' in link)) root.dataset['bare'] = '';
  link.onload = link.onerror = () => delete root.dataset['bare'];
  if (isFromElsewhere) {
    const request = (): void => void (link.isConnected || document.head.append(link));
    new PerformanceObserver(request).observe({ type: 'paint' });
    addEventListener('DOMContentLoaded', request);
    return;
  }
  // The sheet and all of `main` block the first paint. The expected element is the one after `main`, because Chromium
  // waits only for the beginning of an element. See ADR 27.
  document.head.append(Object.assign(link, blocking), make({ rel: 'expect', href: '#foot', ...blocking }));
})(document.documentElement);
