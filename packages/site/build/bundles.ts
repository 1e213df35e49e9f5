/**
 * The Vite builds of the site: the styles of pages, the browser's script, the renderer, and the module that draws
 * answers.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { builtFiles } from '@website/forms/built-site';
import type { DocumentAssets } from './document.tsx';
import {
  arrangeStyles,
  styleEntries,
  withShortNames,
  type Output,
  type StyleSheets,
} from './style-sheets.ts';

export interface Bundles
  extends
    Pick<StyleSheets, 'firstStyles'>,
    Required<Omit<DocumentAssets, 'css' | 'shareImage' | 'outsideScript'>> {
  renderer: string;
}

const outputOf = (result: unknown): Output => (result as Rolldown.RolldownOutput).output;

const textOf = (item: Output[number]): string | Uint8Array =>
  item.type === 'chunk' ? item.code : item.source;

const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content);

const integrityOf = (content: string | Uint8Array): string => `sha256-${hashOf(content).digest('base64')}`;

/** Builds each part of a page as a separate entry, keeps the styles and fonts, and deletes the script. */
async function buildStyles(root: string, site: string, gallery: boolean, absent: readonly string[]) {
  const input = styleEntries(root, gallery, absent);
  const output = outputOf(
    await build({
      root,
      build: { write: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
    }),
  );
  const { firstStyles, belowCss, shorten } = arrangeStyles(output);
  const styleSheet = `/assets/bands-${hashOf(belowCss).digest('base64url').slice(0, 8)}.css`;
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, styleSheet), belowCss);
  const fonts = output.filter(({ fileName }) => fileName.endsWith('.woff2'));
  for (const font of fonts) writeFileSync(join(site, font.fileName), textOf(font));
  return {
    firstStyles,
    styleSheet,
    styleIntegrity: integrityOf(belowCss),
    shorten,
    fonts: fonts.map(({ fileName }) => `/${fileName}`),
  };
}

const sharedByIslands =
  /site\/widgets\/(?:activated|button\/button|combobox\/typing|fill-in|glyph)\.|packages\/forms\/endpoints\.ts/;

/** Builds the script. Deletes the script's style sheet, because the documents already contain these styles. */
async function buildScript(root: string, site: string, entry: string, plugins: Plugin[]) {
  const output = outputOf(
    await build({
      root,
      plugins,
      build: {
        write: false,
        cssCodeSplit: false,
        rolldownOptions: {
          input: { start: join(root, entry) },
          // Separate files would need more requests and would compress worse.
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: 'shared', test: sharedByIslands }],
            },
          },
        },
      },
    }),
  );
  for (const item of output)
    if (item.fileName.endsWith('.js')) writeFileSync(join(site, item.fileName), textOf(item));
  const script = output.find((item) => item.type === 'chunk' && item.isEntry);
  if (!script) throw new Error('the build made no script');
  return { script: `/${script.fileName}`, scriptIntegrity: integrityOf(textOf(script)) };
}

async function buildRenderer(root: string, outDir: string, plugins: Plugin[]): Promise<string> {
  await build({
    root,
    plugins,
    build: {
      ssr: join(root, 'packages/site/build/prerender.tsx'),
      outDir,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  return join(outDir, 'prerender.mjs');
}

/** Selects the production version of React, even if `NODE_ENV` has another value. */
export const production = {
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  oxc: { jsx: { runtime: 'automatic', development: false } },
} as const;

/** Builds the module that draws answers inside the server: one file that includes React. */
export async function buildAnswers(root: string, file: string, plugins: Plugin[]): Promise<void> {
  await build({
    root,
    plugins,
    ...production,
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'packages/site/build/answers.tsx'),
      outDir: dirname(file),
      minify: true,
      rolldownOptions: { output: { format: 'cjs', entryFileNames: basename(file), codeSplitting: false } },
    },
  });
}

/** Parts that no page uses: sections by name, and islands by the paths of their modules. */
interface Absent {
  sections: readonly string[];
  islands: readonly string[];
}

/** Makes a Vite plugin that takes the imports of islands out of their table, so that the build has no file of them. */
const withoutIslands = (islands: readonly string[]): Plugin => ({
  name: 'without-islands',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/packages/site/islands/islands.ts')
      ? code.replaceAll(/import\('\.\.\/([^']+)'\)/g, (whole, module: string) =>
          islands.includes(`packages/site/${module}`) ? '{}' : whole,
        )
      : undefined,
});

interface BundleOptions {
  gallery: boolean;
  absent: Absent;
}

/** Runs the builds. Files that only the build needs go into the folder `work` of `dist`. */
export async function buildBundles(
  root: string,
  dist: string,
  { gallery, absent }: BundleOptions,
): Promise<Bundles> {
  const site = join(dist, 'site');
  const { shorten, styleIntegrity, ...styles } = await buildStyles(root, site, gallery, absent.sections);
  const plugins = [withShortNames(shorten), ...(gallery ? [withGallery(root)] : [])];
  const { script, scriptIntegrity } = await buildScript(root, site, 'packages/site/islands/start.ts', [
    ...plugins,
    withoutIslands(absent.islands),
  ]);
  const renderer = await buildRenderer(root, join(dist, 'work'), plugins);
  await buildAnswers(root, join(dist, 'server', builtFiles.answerModule), plugins);
  return { ...styles, script, integrity: { styleSheet: styleIntegrity, script: scriptIntegrity }, renderer };
}

/**
 * Makes a Vite plugin that replaces the site's routes and islands by those of the gallery. The gallery's routes and
 * islands include the site's.
 */
export const withGallery = (root: string): Plugin => ({
  name: 'with-gallery',
  enforce: 'pre',
  resolveId: (source, importer) => {
    if (!/\/site\/(?:build|islands)\//.test(importer ?? '')) return undefined;
    if (source === './islands.ts') return join(root, 'packages/site/gallery/islands.ts');
    return source === '../pages/routes.ts' ? join(root, 'packages/site/gallery/routes.tsx') : undefined;
  },
});
