/** The editor on a copy of the content, in a process of its own: `node edit-server.ts FOLDER`. */
import { join } from 'node:path';
import { createServer } from 'vite';
import { createDrafts } from '../../../scripts/editor/drafts.ts';
import { editor } from '../../../scripts/editor/mount.ts';

const root = join(import.meta.dirname, '../../..');
const [content = ''] = process.argv.slice(2);
const server = await createServer({
  root,
  appType: 'custom',
  optimizeDeps: { entries: ['scripts/editor/page/main.tsx'] },
  plugins: [editor({ root, content, drafts: createDrafts({ root, content }) })],
  server: { port: 0, hmr: false },
});
await server.listen();
console.log(server.resolvedUrls?.local[0]);
