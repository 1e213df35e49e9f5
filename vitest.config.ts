import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that leave nothing behind in their process: they share one, and import what they test once. */
const pure = '{app,contracts,settings}/**/*.test.{ts,tsx}';
/** Tests that start servers, change the environment or stand in for modules: each file begins anew. */
const isolated = '{server,scripts,tests/unit,tests/owner}/**/*.test.{ts,tsx}';
/** Tests of the two workspaces: of the programs that make pictures, and the short forms of the proofs. */
const media = 'media/**/*.test.{ts,tsx}';
const proofs = 'proofs/**/*.test.ts';

/** Where Vitest looks for tests. */
export const testFiles = [pure, isolated, media, proofs];

/** Markup is tested as React renders it on the server; behavior in a real browser, by Playwright. */
export default defineConfig({
  css: {
    transformer: 'lightningcss',
    // Class names in rendered markup are those of the style sheet, so that tests can name them.
    lightningcss: { cssModules: { pattern: '[local]' } },
  },
  test: {
    environment: 'node',
    css: { include: /\.module\.css$/ },
    globalSetup: ['tests/unit/support/prepare.ts'],
    setupFiles: ['tests/unit/support/quiet-console.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Servers mostly wait, so that one more than cores keeps them busy. Left to itself, Vitest keeps a core free.
    maxWorkers: availableParallelism() + 1,
    // Tests with several servers and a mail server each need their time on two cores.
    testTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      { extends: true, test: { name: 'pure', include: [pure], isolate: false } },
      { extends: true, test: { name: 'isolated', include: [isolated] } },
      { extends: true, test: { name: 'media', include: [media] } },
      { extends: true, test: { name: 'proofs', include: [proofs] } },
    ],
  },
});
