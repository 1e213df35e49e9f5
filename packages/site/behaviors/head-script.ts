/**
 * Runs before the first paint. Every document contains this script, so `vite.config.ts` makes the script as short as
 * possible. The server's policy allows the script by its hash. This file imports nothing, because only its own text is
 * copied into the document.
 */
// oxlint-disable unicorn/prefer-add-event-listener -- every document contains this script, and `onclick =` is a third as long
((root: HTMLElement): void => {
  // `data-js` says that scripts run. The script sets the theme before the first paint, so that the page never shows the
  // wrong theme. If the browser forbids storage, reading the storage throws.
  root.dataset['js'] = '';
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  } catch {}

  // If the page appears in a view transition, the brand bar is not shown, because the page is there already.
  onpagereveal = ({ viewTransition }) => void (viewTransition && (root.dataset['js'] = 'seen'));

  // Everything below the first screen needs this style sheet. The root element has `data-bare` until the sheet is
  // loaded.
  const { sheet, integrity } = (document.currentScript as HTMLScriptElement).dataset;
  if (!sheet) return;
  const make = (properties: object): HTMLLinkElement =>
    Object.assign(document.createElement('link'), properties);
  const link = make({ rel: 'stylesheet', href: sheet, integrity });
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const blocking = { blocking: 'render' };
  // For a visitor who comes from another site to the top of a page, the sheet must not compete with the first picture.
  // So this script requests the sheet after the first paint, or after the start script has run or failed. Other
  // visitors probably have the sheet in their cache, or need the whole page at once.
  const isFromElsewhere =
    navigation?.type === 'navigate' &&
    !location.hash &&
    !document.hidden &&
    !document.referrer.startsWith(location.origin);
  // `data-bare` is needed if the sheet does not block the first paint. If the sheet blocks the first paint, `data-bare`
  // would lose the scroll position when the visitor goes back.
  if (isFromElsewhere || !('blocking' in link)) root.dataset['bare'] = '';
  link.onload = link.onerror = () => delete root.dataset['bare'];
  if (isFromElsewhere) {
    const request = (): void => void (link.isConnected || document.head.append(link));
    new PerformanceObserver(request).observe({ type: 'paint' });
    addEventListener('DOMContentLoaded', request);
    return;
  }
  // The first paint waits for the sheet and for all of `main`. The link names the element after `main`, because
  // Chromium waits only for the beginning of the named element. See ADR 27.
  document.head.append(Object.assign(link, blocking), make({ rel: 'expect', href: '#foot', ...blocking }));
})(document.documentElement);
