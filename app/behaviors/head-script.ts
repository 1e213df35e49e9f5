/**
 * Runs before the first paint, inside the document, which has it as short as `vite.config.ts` can make it; the server's
 * policy allows it by its hash. What is imported here would not come along.
 */
// oxlint-disable unicorn/prefer-add-event-listener -- every document carries it: an `on` is a third as long
((root: HTMLElement): void => {
  // Script runs. A remembered theme is put in place, so that the wrong one never flashes; storage can be forbidden.
  root.dataset['js'] = '';
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  } catch {}

  let sendForSheet = (): void => {};
  // The script that wakes the islands waits in a template until all is parsed: a browser sends for one in the document
  // as soon as it sees it, and that shares line and processor with the first picture. See ADR 35.
  addEventListener('DOMContentLoaded', () => {
    const { content } = document.getElementById('wake') as HTMLTemplateElement;
    const script = document.importNode(content, true).firstChild as HTMLScriptElement;
    script.onload = script.onerror = () => sendForSheet();
    document.head.append(script);
  });

  // Then the sheet of what is below the first screen; until that is here the root is marked `data-bare`.
  const { sheet, integrity } = (document.currentScript as HTMLScriptElement).dataset;
  if (!sheet) return;
  const make = (properties: object): HTMLLinkElement =>
    Object.assign(document.createElement('link'), properties);
  const link = make({ rel: 'stylesheet', href: sheet, integrity });
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const blocking = { blocking: 'render' };
  // Who comes from elsewhere to the top of a page sees the first screen sooner if the sheet does not share the line, nor
  // its layout the moment, with the first picture: it is sent for once something is painted, or the waking script has
  // run, so that nobody is left without and loading ends with it. Everybody else (from another page of the site, to a
  // named place, back, into a tab that is not shown) most likely has it already or needs all of the page.
  const isFromElsewhere =
    navigation?.type === 'navigate' &&
    !location.hash &&
    !document.hidden &&
    !document.referrer.startsWith(location.origin);
  // A browser that cannot block needs the mark; in others it would keep one from going back to where the visitor was.
  if (isFromElsewhere || !('blocking' in link)) root.dataset['bare'] = '';
  link.onload = link.onerror = () => delete root.dataset['bare'];
  if (isFromElsewhere) {
    sendForSheet = () => link.isConnected || document.head.append(link);
    new PerformanceObserver(() => sendForSheet()).observe({ type: 'paint' });
    return;
  }
  // The sheet and all of `main` block the first paint. What is expected is the element after it, because Chromium waits
  // for an element's beginning. See ADR 27.
  document.head.append(Object.assign(link, blocking), make({ rel: 'expect', href: '#foot', ...blocking }));
})(document.documentElement);
