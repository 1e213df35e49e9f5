/** Provides Firefox and WebKitGTK for `npm run test:engines`, where `CI=true`. Elsewhere the run names a missing engine. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './debian.mjs';
import { SetupError } from './own-node.mjs';

/** The programs of each package of Debian. One of them is enough. */
const programs = {
  'firefox-esr': ['firefox-esr', 'firefox'],
  'webkit2gtk-driver': ['WebKitWebDriver'],
  xvfb: ['Xvfb'],
};

const folders = (process.env.PATH ?? '').split(delimiter);
const exists = (program) => folders.some((folder) => existsSync(join(folder, program)));
const missingPackages = () => Object.keys(programs).filter((name) => !programs[name].some(exists));

/** Throws a {@link SetupError} if an engine is missing in CI and cannot be installed. */
export function provideEngines() {
  const missing = process.env.CI === 'true' ? missingPackages() : [];
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(', ')} for the tests in other engines (once) ...`);
  if (!installFromDebian(missing) || missingPackages().length > 0)
    throw new SetupError(`Install ${missing.join(', ')} (the names of Debian), and run the command again.`);
}
