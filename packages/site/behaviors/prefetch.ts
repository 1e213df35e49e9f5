/** Fetches a page when the visitor hovers or focuses its link. Speculation rules fetch 200 to 320 ms later. */

/** The delay in milliseconds (specification §9). If the pointer only crosses a link, its page is not fetched. */
const delay = 100;

function prefetch(page: string): void {
  // Safari has no `prefetch` link. Firefox applies `default-src` to such links, and our `default-src` allows nothing.
  if (!('supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules'))) {
    void fetch(page, { priority: 'low' }).then((answer) => answer.text(), Boolean);
    return;
  }
  const hint = document.createElement('link');
  hint.rel = 'prefetch';
  hint.href = page;
  document.head.append(hint);
}

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
 * Returns the speculation rules as JSON. A browser may prepare every page, but no form answers and no links that open
 * in another window. The document contains the rules, because a separate file would compete with the first picture. The
 * server's policy allows the rules by their hash.
 */
export function speculationRules(): string {
  const ownPages = [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }];
  const where = { and: [...ownPages, { not: { selector_matches: '[target]' } }] };
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] });
}
