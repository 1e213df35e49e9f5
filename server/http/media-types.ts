/** The media types of the site's files. */
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
};

/**
 * Returns the media type of a file, by the ending of its name. A feed of articles has its own type, so that programs
 * recognize it.
 */
export const mediaTypeOf = (path: string): string =>
  path.endsWith('/feed.xml')
    ? 'application/rss+xml'
    : (types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream');
