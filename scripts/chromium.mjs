/** Finds the Chromium for tests and benchmarks. Plain JavaScript, because set-up may run on an older Node. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

// The headless shell comes first: in it, tests take a third less processor time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Paths of browsers that the installers do not add to the PATH. */
const locations = [
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : [];
  }),
];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the path of Playwright's cached browser. The file may not exist. */
async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  // If the chosen browser is missing, the result is undefined. No other browser is used without notice.
  if (chosen) return isExecutable(chosen) ? chosen : undefined;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const installed = [...onPath, ...names.map((name) => `/usr/bin/${name}`), ...locations].find(isExecutable);
  if (installed) return installed;
  const cached = await playwrightChromium();
  return isExecutable(cached) ? cached : undefined;
}

// Chromium's sandbox does not work for root, and programs in containers usually run as root.
export const chromiumFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
