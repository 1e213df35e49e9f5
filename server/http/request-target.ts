/** Splits a request target without changing its meaning. */

/** A target split at its query: `path` percent-decoded, `query` raw with its `?`, or empty. */
export type RequestTarget = { path: string; query: string };

// An encoded separator, dot segment or NUL would make two readers of the path disagree about it. Such a
// path names nothing here; it is answered as unknown rather than decoded into something else.
const deceptive = /%(?:2f|5c|00)|\\/i;

/**
 * Reads `request.url`. Returns 400 for targets that are not an absolute path with well-formed escapes
 * (`http://host/…`, `*`, `/%zz`), and 404 for paths no file may have (`/..`, `/a%2fb`).
 */
export function readTarget(url: string): RequestTarget | 400 | 404 {
  if (!url.startsWith('/')) return 400;
  const end = url.search(/[?#]/);
  const rawPath = end === -1 ? url : url.slice(0, end);
  const query = end === -1 || url[end] === '#' ? '' : url.slice(end).replace(/#.*/, '');
  let path = rawPath;
  if (rawPath.includes('%')) {
    try {
      path = decodeURIComponent(rawPath);
    } catch {
      return 400;
    }
  }
  if (deceptive.test(rawPath) || /\/\.\.?(?:\/|$)/.test(path)) return 404;
  return { path, query };
}

/** A query that is safe inside a header: everything outside printable ASCII percent-encoded. */
export function headerSafe(query: string): string {
  return query.replace(/[^\x21-\x7e]/g, encodeURIComponent);
}
