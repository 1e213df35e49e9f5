/** `npm run serve` builds the site and serves it in this process. So signals reach the server directly. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepCompiled } from '../packages/server/app/compile-cache.mjs';
import { stopWithParent } from '../packages/server/app/stop-with-parent.mjs';
import { runChild } from './setup/run-child.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
stopWithParent();
const code = await runChild(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root });
if (code !== 0) {
  // If a text has a fault, the earlier build is served, so that the site does not go offline at the next restart.
  if (!existsSync(join(root, 'dist/server/build.json'))) process.exit(code);
  console.error('\nThe build failed, see above: serving the last one that did not.\n');
}
keepCompiled();
await import('../packages/server/main.ts');
