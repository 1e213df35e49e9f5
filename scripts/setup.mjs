/**
 * `node scripts/setup.mjs [--browser] [PROGRAM]`: makes a fresh clone ready, and then runs `scripts/PROGRAM` on the
 * project's own Node. Plain JavaScript, because it runs on whatever Node the machine has; that is what `npm start`,
 * `npm run dev` and `npm test` begin with.
 */
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopWithParent } from '../server/app/stop-with-parent.mjs';
import { provideBrowser } from './setup/browser.mjs';
import { chooseNode, SetupError } from './setup/own-node.mjs';
import { packagesOf, providePackages } from './setup/packages.mjs';
import { runChild } from './setup/run-child.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The Node that programs of the project run on, once everything is there. */
async function setUp(withBrowser) {
  await providePackages(root);
  const node = chooseNode(root, packagesOf(join(root, 'package-lock.json')));
  if (withBrowser) await provideBrowser(root);
  return node;
}

stopWithParent();
try {
  const [program, ...args] = process.argv.slice(2).filter((arg) => arg !== '--browser');
  const node = await setUp(process.argv.includes('--browser'));
  if (program !== undefined) {
    // As npm sets it: tools of the packages are found by their names.
    const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    const env = { ...process.env, PATH: path };
    process.exitCode = await runChild(node, [join(root, 'scripts', program), ...args], { env });
  }
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
