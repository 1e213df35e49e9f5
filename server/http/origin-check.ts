/** Keeps other sites from posting through a visitor's browser. */

/**
 * Whether a request comes from another site's page. Browsers say so themselves in `Sec-Fetch-Site`; most
 * also send `Origin`. A request with neither comes from no page at all and is left to the other checks.
 *
 * `siteOrigin` is the site's public origin, and where it is set nothing else counts. Where it is not, the
 * host that the browser called counts, whatever it is: then a name that somebody else points at this server
 * (DNS rebinding) cannot be told from a name of our own.
 */
export function isForeign(headers: Headers, siteOrigin: string | undefined): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = headers.get('origin');
  if (origin === null) return false;
  // A page that keeps its address to itself says `null`: then the browser's own word has to do.
  if (origin === 'null') return site === null;
  const parsed = URL.parse(origin);
  if (parsed === null) return true;
  if (siteOrigin !== undefined) return parsed.origin !== siteOrigin;
  return site === null && parsed.host !== headers.get('host')?.toLowerCase();
}
