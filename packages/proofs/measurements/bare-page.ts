/** Serves documents with only the headline and the picture of a page, as the fastest possible version of the page. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' };

/** Returns a document with only the first picture and the headline of a built page, in the sizes of a phone. */
function bareDocument(html: string): string {
  const firstPicture = /<picture.*?<\/picture>/s.exec(html)?.[0] ?? '';
  // If a picture has a version for the other theme, the page preloads it and marks it as lazy. In the bare document,
  // the picture loads at once.
  const picture = firstPicture.replace('loading="lazy"', 'loading="eager"');
  const main = html.slice(html.indexOf('<main'));
  const heading = /<h[12] class="(?!visually-hidden)[^"]*">(.*?)<\/h[12]>/s.exec(main)?.[1] ?? '';
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{margin:0}img{width:100%;height:auto;display:block}h1{font:40px/1.05 sans-serif}</style></head>
<body><main>${picture}<h1>${heading}</h1></main></body></html>`;
}

/** Serves the bare document of every built page at the page's address. */
export async function startBareSite(dist: string, routes: Readonly<Record<string, string>>) {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const file = routes[path];
    if (file !== undefined) {
      const html = bareDocument(readFileSync(join(dist, 'site', file), 'utf8'));
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Encoding', 'br');
      response.end(brotliCompressSync(html));
      return;
    }
    const picture = /^\/assets\/[\w.-]+\.(avif|webp)$/.exec(path);
    response.setHeader('Content-Type', types[picture?.[1] ?? ''] ?? 'text/plain');
    response.statusCode = picture ? 200 : 404;
    response.end(picture ? readFileSync(join(dist, 'site', path)) : '');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
