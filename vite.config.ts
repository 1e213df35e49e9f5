import { defineConfig } from 'vite';

/** What every build and the development server share; `scripts/build.ts` adds what each build makes. */
export default defineConfig({
  publicDir: false,
  css: {
    transformer: 'lightningcss',
    // The same file has the same class names in every build: one makes the HTML, another the islands.
    lightningcss: { cssModules: { pattern: '[name]_[local]_[hash]' } },
  },
  build: {
    target: 'baseline-widely-available',
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  logLevel: 'warn',
});
