/**
 * `node scripts/setup.mjs [--browser] [--engines] [PROGRAM]` prepares a fresh clone, then runs `scripts/PROGRAM` on the
 * project's Node. `npm start`, `npm run dev` and `npm test` use it. The machine's Node may be older, so this is plain JavaScript.
 */
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stopWithParent } from '../server/app/stop-with-parent.mjs';
import { provideBrowser, provideEngines } from './setup/browsers.mjs';
import { chooseNode, SetupError } from './setup/own-node.mjs';
import { packagesOf, providePackages } from './setup/packages.mjs';
import { runChild } from './setup/run-child.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Installs missing packages and, on request, browsers. Resolves with the path of the Node to use. */
async function setUp(withBrowser, withEngines) {
  await providePackages(root);
  const node = chooseNode(root, packagesOf(join(root, 'package-lock.json')));
  if (withBrowser) await provideBrowser(root);
  if (withEngines) provideEngines();
  return node;
}

stopWithParent();
try {
  const flags = ['--browser', '--engines'];
  const [program, ...args] = process.argv.slice(2).filter((arg) => !flags.includes(arg));
  const [withBrowser, withEngines] = flags.map((flag) => process.argv.includes(flag));
  const node = await setUp(withBrowser, withEngines);
  if (program) {
    // Programs find the tools of packages by name, as in a script of npm.
    const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    const env = { ...process.env, PATH: path };
    process.exitCode = await runChild(node, [join(root, 'scripts', program), ...args], { env });
  }
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
