/** `npm run dev`: the site with hot reload on port 3000, the API beside it, in one command. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { devPages } from '../app/rendering/dev-server.ts';
import { flagFile } from './site-files.ts';
import { siteSettings } from './site-settings.ts';
import { withGallery } from './with-gallery.ts';

const root = join(import.meta.dirname, '..');
const port = Number(process.env['PORT'] || 3000);
const apiPort = port + 1;

const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'server/main.ts')], {
  stdio: 'inherit',
  env: { ...process.env, SITE_DIR: 'off', PORT: String(apiPort), SITE_URL: `http://localhost:${port}` },
});
const site = await createServer({
  root,
  appType: 'custom',
  publicDir: 'public',
  // There is no index.html to find them from.
  optimizeDeps: { entries: ['app/rendering/wake.ts'] },
  // Besides the site, it shows the gallery at /gallery.
  plugins: [withGallery(root), devPages(root, siteSettings(process.env), flagFile)],
  server: { port, strictPort: true, proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
});
await site.listen();
console.log(`site  http://localhost:${port} (reloads by itself)`);

/** Ctrl+C ends both. */
function stop(): void {
  api.kill();
  void site.close().then(() => process.exit(0));
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
