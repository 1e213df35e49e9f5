import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';
import { isDelivered } from './packages/editor/launch/delivered.ts';
import { everything } from './tests/browser/support/sample.ts';

const executablePath = await findChromium();
if (executablePath === undefined)
  throw new Error('There is no Chromium: run `node scripts/setup.mjs --browser`.');

/**
 * Without a graphics card, a process of its own only paints. If it stalls, pages get no frames, and every click waits for
 * one. Full browsers need this process.
 */
const inOneProcess = /headless[-_]shell/.test(executablePath) ? ['--in-process-gpu'] : [];

/** What Playwright 1.65 switches off; a browser hears only the last such list. */
const offByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Two lists below an address bar that nobody sees: each page would load them anew, in a process of their own. */
const addressBarLists = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

/** Tests of further states and widths run before a release only; see `tests/browser/support/sample.ts`. */
const beforeRelease = everything ? [] : [/@release/];

/**
 * The tests that say something about the pages of any company. The others try the code on the pages that we deliver: where
 * content is an owner's, they would look for words and pages that the owner has changed.
 */
const ofAnySite = ['**/pages/every-page.test.ts', '**/pages/contrast.test.ts', '**/access/text-size.test.ts'];

/**
 * Every test runs on a desktop. One that is also about phones or about script being off says so with the
 * tag `@mobile` or `@no-js` and runs there too; `@mobile-only` and `@no-js-only` run nowhere else.
 */
export default defineConfig({
  grepInvert: beforeRelease,
  testDir: 'tests/browser',
  testMatch: isDelivered(import.meta.dirname) ? '**/*.test.ts' : ofAnySite,
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // On a machine that does other work, what is waited for comes late, and only what never comes is a fault.
  timeout: 300_000,
  expect: { timeout: 100_000 },
  // For a browser that hangs. If the first browser was sound, the gate counts the test as failed.
  retries: 1,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // Motion and films take a third of the processor's time: tests about them ask for `no-preference`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [
        ...chromiumFlags,
        ...inOneProcess,
        `--disable-features=${[...offByPlaywright, ...addressBarLists].join(',')}`,
      ],
    },
    // Recording takes nearly half of the run, so that a trace is asked for: `npm run test:browser -- FILE --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: [/@(mobile|no-js)-only/, ...beforeRelease],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'mobile',
      grep: /@mobile/,
      use: { ...devices['Pixel 7'], viewport: { width: 375, height: 740 } },
    },
    {
      name: 'no-js',
      grep: /@no-js/,
      use: { viewport: { width: 1280, height: 800 }, javaScriptEnabled: false },
    },
  ],
});
