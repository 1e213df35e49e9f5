import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests of the site, the server and the tools. */
const main =
  '{packages/{forms,site,server,inbox,editor,checks},scripts,tests/unit,tests/owner}/**/*.test.{ts,tsx}';
/** Tests of the two workspaces: of the programs that make pictures, and the short forms of the proofs. */
const media = 'packages/media/**/*.test.{ts,tsx}';
const proofs = 'packages/proofs/**/*.test.ts';

/** Where Vitest looks for tests. */
export const testFiles = [main, media, proofs];

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
    // Only what never comes is a fault: on a machine that does other work, everything comes late. No test has less time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 120_000,
    expect: { poll: { timeout: 120_000 } },
    // A test leaves nothing behind in its process, so that files share it: to begin anew takes half a second a file.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'main', include: [main] } },
      { extends: true, test: { name: 'media', include: [media], isolate: true } },
      { extends: true, test: { name: 'proofs', include: [proofs] } },
    ],
  },
});
