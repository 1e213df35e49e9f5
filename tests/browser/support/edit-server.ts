/** The editor in a process of its own: `node edit-server.ts FOLDER`, where FOLDER has a copy of `content`. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { editor } from '../../../packages/editor/serve/mount.ts';
import { figuresOf } from '@website/forms/build-record';
import { readBuildSettings } from '../../../packages/server/settings/build-settings.ts';

const [folder = ''] = process.argv.slice(2);
const settings = readBuildSettings({});
const server = await createServer({
  root: join(import.meta.dirname, '../../..'),
  appType: 'custom',
  publicDir: 'public',
  optimizeDeps: { entries: ['packages/site/islands/start.ts', 'packages/editor/page/main.tsx'] },
  plugins: [
    editor(folder, {
      origin: 'http://localhost',
      submission: settings.submission,
      figures: figuresOf(settings),
    }),
  ],
  server: { port: 0 },
});
await server.listen();
process.stdout.write(`${server.resolvedUrls?.local[0] ?? ''}edit\n`);
