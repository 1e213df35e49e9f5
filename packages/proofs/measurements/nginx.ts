/** Runs nginx with the same files and headers, for comparison. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

const compressed = /\.(?:html|css|js|svg|json|txt|xml)$/;

/** Headers that nginx sets itself, or whose values differ between responses. */
const skippedHeaders =
  /^(?:date|connection|keep-alive|content-.*|etag|last-modified|accept-ranges|vary|transfer-encoding)$/;

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

function configuration(folder: string, site: string, port: number, headers: Headers): string {
  const added = [...headers]
    .filter(([name]) => !skippedHeaders.test(name))
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'").replaceAll('$', '')}';`);
  return `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; image/avif avif; }
  access_log off; sendfile on; tcp_nopush on; gzip_static on; keepalive_requests 1000000; open_file_cache max=2000;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
  uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  server {
    listen 127.0.0.1:${port}; root ${site};
    ${added.join('\n    ')}
    location = / { try_files /index.html =404; }
    location / { try_files $uri.html $uri =404; }
  }
}
`;
}

/** A running nginx. `await using` stops it. */
export type Nginx = AsyncDisposable & { origin: string; pid: number };

/** Starts nginx on a copy of the site with compressed files, and with the given headers of our server. */
export async function startNginx(folder: string, site: string, headers: Headers): Promise<Nginx> {
  const copy = join(folder, 'nginx-site');
  cpSync(site, copy, { recursive: true });
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' }))
    if (compressed.test(file))
      writeFileSync(join(copy, `${file}.gz`), gzipSync(readFileSync(join(copy, file)), { level: 9 }));
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, configuration(folder, copy, port, headers));
  const child: ChildProcess = spawn('nginx', ['-c', file, '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  const ended = once(child, 'close');
  for (let tries = 0; tries < 100; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const isUp = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isUp) break;
    await pause(50);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
