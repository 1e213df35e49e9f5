/** Counts a visit of a page, and sends the visit's Web Vitals to our own server. Stores nothing in the browser. */
import { onCLS, onINP, onLCP } from 'web-vitals';
import { statisticsPath } from '../../contracts/endpoints.ts';

/** LCP and INP in milliseconds, CLS as browsers count it. A value is null if the browser did not measure it. */
type Vitals = Record<'lcp' | 'inp' | 'cls', number | null>;

const unmeasured: Vitals = { lcp: null, inp: null, cls: null };

/** Returns the canonical path of the page. Pages without such a path, such as an unknown address, are not counted. */
function canonicalPath(): string | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return link ? new URL(link.href).pathname : undefined;
}

function watch(path: string): void {
  let vitals = unmeasured;
  let isSent = false;
  const options = { reportAllChanges: true };
  onLCP(({ value }) => (vitals = { ...vitals, lcp: value }), options);
  onINP(({ value }) => (vitals = { ...vitals, inp: value }), options);
  onCLS(({ value }) => (vitals = { ...vitals, cls: value }), options);
  // The library listens in the capture phase. So it has reported its last values before this listener runs.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isSent) return;
    isSent = true;
    const device = matchMedia('(width < 48em)').matches ? 'phone' : 'desktop';
    navigator.sendBeacon(statisticsPath, JSON.stringify({ path, device, ...vitals }));
  });
  // If the browser shows a cached page again, this counts as another visit.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    vitals = unmeasured;
    isSent = false;
  });
}

/** Sends one beacon when the page is hidden. A page that the browser prepares is counted only if it is shown. */
export function countVisit(): void {
  const path = canonicalPath();
  if (path === undefined) return;
  const start = (): void => watch(path);
  if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}
