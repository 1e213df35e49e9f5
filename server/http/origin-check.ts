/** Keeps other sites from posting through a visitor's browser. */

/**
 * Whether a request comes from another site's page. Browsers say so themselves in `Sec-Fetch-Site`; older
 * ones send only `Origin`, which is compared with the host they called and with the public address of the
 * site. A request with neither comes from no page at all and is left to the other checks.
 */
export function isForeign(headers: Headers, siteOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  if (origin === null) return false;
  const parsed = URL.parse(origin);
  if (parsed === null) return true;
  return parsed.origin !== siteOrigin && parsed.host !== headers.get('host')?.toLowerCase();
}
