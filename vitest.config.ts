import { defineConfig } from 'vitest/config';

/** Markup is tested as React renders it on the server; behavior in a real browser, by Playwright. */
export default defineConfig({
  css: {
    transformer: 'lightningcss',
    // Class names in rendered markup are those of the style sheet, so that tests can name them.
    lightningcss: { cssModules: { pattern: '[local]' } },
  },
  test: {
    environment: 'node',
    include: ['{app,contracts,settings,server,scripts,media,tests/unit}/**/*.test.{ts,tsx}'],
    css: { include: /\.module\.css$/ },
    globalSetup: ['tests/unit/support/drawings.ts'],
    setupFiles: ['tests/unit/support/quiet-console.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Tests with several servers and a mail server each need their time on two cores.
    testTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
