/** The Vite builds behind the site: the styles of each page, the browser's script, the renderer, the server's answers. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { withShortNames, type Output, arrangeStyles, styleEntries } from './style-sheets.ts';

/** Results of the builds that the prerenderer needs. */
export interface Bundles {
  /**
   * The styles of a page's first screen: those of the layout and of the first of its sections. Throws for a section that
   * does not exist, because the page would have no styles.
   */
  firstStyles: (sections: readonly string[]) => string;
  /** Absolute path on the site of the style sheet of everything below the first screen, one for all pages. */
  styleSheet: string;
  /** Absolute path on the site of the script that starts the page. */
  script: string;
  /** The hashes of these two files, for browsers to check. */
  integrity: { styleSheet: string; script: string };
  /** Absolute paths of the font files. */
  fonts: string[];
  /** The module with `loadSite`, `routes` and `renderRoute`. */
  renderer: string;
}

const outputOf = (result: unknown): Output =>
  [result as Rolldown.RolldownOutput | Rolldown.RolldownOutput[]]
    .flat()
    .flatMap(({ output }) => output) as unknown as Output;

/** Value of the attribute `integrity` for a file. */
const integrityOf = (file: string): string =>
  `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

/** Writes the style sheet for everything below the first screen. Its file name contains a hash of its text. */
function writeSheet(site: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  const path = `/assets/bands-${hash}.css`;
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, path), css);
  return path;
}

/** Builds each part of a page as an entry of its own, keeps the styles and drops the script. */
async function buildStyles(root: string, site: string, gallery: boolean) {
  const input = styleEntries(root, gallery);
  const output = outputOf(
    await build({
      root,
      build: { outDir: site, write: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
    }),
  );
  const { firstStyles, belowCss, shorten } = arrangeStyles(output);
  const styleSheet = writeSheet(site, belowCss);
  const fonts = output.filter((item) => item.type === 'asset' && item.fileName.endsWith('.woff2'));
  for (const font of fonts) if (font.type === 'asset') writeFileSync(join(site, font.fileName), font.source);
  return { firstStyles, styleSheet, shorten, fonts: fonts.map((font) => `/${font.fileName}`) };
}

/** Modules of a few lines that islands share. */
const sharedByIslands = /app\/widgets\/(?:activated|fill-in)\.ts/;

/** Builds the script. Its styles are in the documents already, so the one style sheet is not kept. */
async function buildScript(root: string, site: string, plugins: Plugin[]): Promise<string> {
  const output = outputOf(
    await build({
      root,
      plugins: [
        ...plugins,
        {
          name: 'drop-styles',
          enforce: 'post',
          generateBundle: (_options, bundle) => {
            for (const name of Object.keys(bundle)) if (!name.endsWith('.js')) delete bundle[name];
          },
        },
      ],
      build: {
        outDir: site,
        cssCodeSplit: false,
        rolldownOptions: {
          input: { start: join(root, 'app/islands/start.ts') },
          // Each would be a file of its own, and pack worse.
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
  const entry = output.find((item) => item.type === 'chunk' && item.isEntry);
  if (!entry) throw new Error('the build made no script');
  return `/${entry.fileName}`;
}

/** Builds the module that renders pages, to run in Node. */
async function buildRenderer(root: string, outDir: string, plugins: Plugin[]): Promise<string> {
  await build({
    root,
    plugins,
    build: {
      ssr: join(root, 'app/build/prerender.tsx'),
      outDir,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  return join(outDir, 'prerender.mjs');
}

/**
 * Builds the module that draws answers inside the server: one file with everything in it, React for production too.
 * @param file absolute path of the module
 */
export async function buildAnswers(root: string, file: string, plugins: Plugin[]): Promise<void> {
  await build({
    root,
    plugins,
    // React for production, whatever NODE_ENV is where the build runs.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'app/build/answers.tsx'),
      outDir: dirname(file),
      minify: true,
      rolldownOptions: { output: { format: 'cjs', entryFileNames: basename(file), codeSplitting: false } },
    },
  });
}

/**
 * Runs the builds.
 * @param root the project's folder
 * @param site the folder that becomes the public site
 * @param answers the file that becomes the module that draws answers
 * @param work a folder for what only the build needs
 * @param gallery adds the gallery to the site
 */
export async function buildBundles(
  root: string,
  site: string,
  answers: string,
  work: string,
  gallery: boolean,
): Promise<Bundles> {
  const { shorten, ...styles } = await buildStyles(root, site, gallery);
  const plugins = [withShortNames(shorten), ...(gallery ? [withGallery(root)] : [])];
  const script = await buildScript(root, site, plugins);
  const renderer = await buildRenderer(root, work, plugins);
  await buildAnswers(root, answers, plugins);
  const integrity = {
    styleSheet: integrityOf(join(site, styles.styleSheet)),
    script: integrityOf(join(site, script)),
  };
  return { ...styles, script, integrity, renderer };
}

/**
 * A Vite plugin that puts the gallery's routes and islands, which hold the site's, in their place. The
 * build is the same for both and knows of neither.
 * @param root the project's folder
 */
export const withGallery = (root: string): Plugin => ({
  name: 'with-gallery',
  enforce: 'pre',
  resolveId: (source, importer) =>
    /\/app\/(?:build|islands)\//.test(importer ?? '') &&
    ['../pages/routes.ts', './islands.ts'].includes(source)
      ? join(root, 'app/gallery', basename(source))
      : undefined,
});
