import { readFileSync } from 'node:fs';
import { defineConfig, minify, type Plugin, transformWithOxc } from 'vite';
import { accentRules, withoutLightDark } from './packages/site/styles/tokens.ts';

/**
 * Browsers since May 2024, for Vite and in Lightning CSS's numbers. light-dark() must reach them as it is: what Lightning
 * CSS puts in its place is settled on :root, and no band could have a color scheme of its own.
 */
const cssTarget = ['chrome123', 'firefox126', 'safari17.5'];
const version = (major: number, minor = 0): number => (major << 16) | (minor << 8);
const targets = { chrome: version(123), firefox: version(126), safari: version(17, 5) };

/** Tokens computed from the accent, and what older browsers need; see `packages/site/styles/tokens.ts`. */
const computedTokens: Plugin = {
  name: 'computed-tokens',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/packages/site/styles/tokens.css')
      ? code + accentRules(code) + withoutLightDark(code)
      : undefined,
};

/** A script that is imported as text stands inside a document: as JavaScript, and as short as can be. */
const shortScripts: Plugin = {
  name: 'short-scripts',
  enforce: 'pre',
  load: async (id) => {
    const [file = '', query] = id.split('?');
    if (query !== 'raw' || !file.endsWith('.ts')) return undefined;
    const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
    const short = (await minify(file, code)).code;
    // Texts come in backticks, of which a document has no others: in its own quotes they pack better.
    const text = /["$\n]/.test(short) ? short : short.replaceAll('`', '"');
    return `export default ${JSON.stringify(text)}`;
  },
};

/**
 * Loads a part of the script, and the parts that it imports at the same time. Vite's own function also waits for style
 * sheets, which our parts do not have, and is 600 bytes larger on each page.
 */
const loadPart = `const begun = new Set();
export const __vitePreload = (load, parts = []) => {
  for (const href of parts)
    if (!begun.has(href)) {
      begun.add(href);
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + href }));
    }
  return load();
};`;

const smallLoader: Plugin = {
  name: 'small-loader',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? loadPart : undefined),
};

/** What every build and the development server share; `packages/site/build` adds what each build makes. */
export default defineConfig({
  publicDir: false,
  plugins: [computedTokens, shortScripts, smallLoader],
  css: {
    transformer: 'lightningcss',
    // The same file has the same class names in every build: one makes the HTML, another the islands. The
    // mark at the front is for `packages/site/build/style-sheets.ts`, which finds them by it.
    lightningcss: { cssModules: { pattern: 'm-[hash]_[local]' }, targets },
  },
  build: {
    target: 'baseline-widely-available',
    cssTarget,
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  logLevel: 'warn',
});
