/**
 * Whether a browser posted the form without a script and will show the answer as a page. Browsers say so in
 * `Sec-Fetch-Mode`; older ones accept HTML, which no script does.
 */
export function isNativePost(headers: Headers): boolean {
  const mode = headers.get('sec-fetch-mode');
  return mode === null ? /\btext\/html\b/.test(headers.get('accept') ?? '') : mode === 'navigate';
}
