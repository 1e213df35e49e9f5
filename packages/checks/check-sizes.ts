/**
 * Checks transfer sizes against the product's budgets. Sizes are compressed bytes. The size of a document includes its
 * headers.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { proofKinds } from '@website/site/content';
import { isDelivered } from '@website/editor/tools';
import { readBuiltSite, type BuiltPage } from './built-site.ts';
import { resultOf, type CheckResult } from './result.ts';
import { measureWire } from './wire-sizes.ts';

const kib = 1024;
const budgets = {
  // The size of the initial congestion window, ten segments of 1,460 bytes. The size includes headers.
  document: 14_600,
  // An owner adds pages to the menus, and cases, people, credentials and quotations below the first screen. The last part
  // of such a page may come two segments later.
  ownersDocument: 14_600 + 2 * 1_460,
  firstScript: 4 * kib,
  allScript: 75 * kib,
  // The files that the first use of the search loads: its script, and the index of names and headings.
  search: 16 * kib,
  searchWords: 40 * kib,
  // The script of the viewer of drawings with its strings and variables, which the first press of a drawing loads.
  viewer: 8 * kib,
  applicationScript: 90 * kib,
  // The sum of the font files that every page loads.
  fonts: 45_000,
  // The sum of the font files with more letters (`characters: latin-extended`). Only pages with such letters load them.
  moreFonts: 45_000,
  poster: 20 * kib,
  // The page loads this picture after the visitor's first interaction.
  largePoster: 90_000,
  loop: 450_000,
  loopFallback: 800_000,
};

/** Returns the transfer size: the size of the Brotli copy if there is one. */
const sizeOf = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

const weightOf = (assets: string, names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + sizeOf(join(assets, name)), 0);

/** Reads all scripts, by name. */
const readScripts = (assets: string): Map<string, string> =>
  new Map(globSync('*.js', { cwd: assets }).map((name) => [name, readFileSync(join(assets, name), 'utf8')]));

/** A measured size and its budget. */
interface Measure {
  what: string;
  bytes: number;
  budget: number;
}

/** Finds the built script file of each island in `islands.ts`. A build leaves out the islands that no page has. */
async function islandFiles(root: string, scripts: readonly string[]): Promise<Map<string, string>> {
  const module: unknown = await import(pathToFileURL(join(root, 'packages/site/islands/islands.ts')).href);
  const { islands } = z.object({ islands: z.record(z.string(), z.unknown()) }).parse(module);
  return new Map(
    Object.entries(islands).flatMap(([name, load]) => {
      // The values are functions. The source text of each function names the imported file.
      const [, file] = /['"`]([^'"`]+)\.tsx['"`]/.exec(String(load)) ?? [];
      if (file === undefined) throw new Error(`islands.ts: ${name} imports no file`);
      const sourceName = basename(file);
      const built = scripts.find((script) => script.replace(/-.{8}\.js$/, '') === sourceName);
      return built === undefined ? [] : [[name, built] as const];
    }),
  );
}

/** Matches the name of a script that another script imports statically. */
const importedScript = /(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g;

/** Returns `start` and all scripts that `start` loads directly or indirectly. `mention` matches a script's name. */
function reach(
  start: readonly string[],
  sources: ReadonlyMap<string, string>,
  mention: RegExp,
  not: ReadonlySet<string>,
) {
  const reached = new Set(start);
  for (const script of reached) {
    for (const [, name = ''] of (sources.get(script) ?? '').matchAll(mention)) {
      if (sources.has(name) && !not.has(name)) reached.add(name);
    }
  }
  return reached;
}

/**
 * Measures the scripts of each page: the scripts that are loaded at once, and all scripts after all islands are
 * hydrated.
 */
async function measureScripts(root: string, assets: string, pages: readonly BuiltPage[]): Promise<Measure[]> {
  const sources = readScripts(assets);
  const scripts = [...sources.keys()];
  const islands = await islandFiles(root, scripts);
  const weigh = (names: Iterable<string>): number => weightOf(assets, names);
  return pages.flatMap(({ file, document }) => {
    const named = document
      .querySelectorAll('script[src]')
      .map((element) => element.getAttributeValue('src') ?? '');
    const first = named.map((source) => basename(source));
    const islandScripts = document.querySelectorAll('[data-island]').map((element) => {
      const name = element.getAttributeValue('data-island') ?? '';
      const script = islands.get(name);
      if (script === undefined)
        throw new Error(`${file} has an island ${name}, for which the build has no script`);
      return script;
    });
    const others = [
      ...islands.values(),
      ...scripts.filter(opensSearch),
      ...scripts.filter(opensViewer),
    ].filter((script) => !islandScripts.includes(script));
    const own = reach([...islandScripts, ...scripts.filter(isCommon)], sources, importedScript, new Set());
    // Scripts that only other islands, the open search or an opened drawing import.
    const elsewhere = reach(others, sources, importedScript, own);
    const atOnce = reach(first, sources, importedScript, new Set());
    const inAll = reach([...first, ...islandScripts], sources, /["'`/]([\w.-]+-[\w-]{8}\.js)/g, elsewhere);
    const isApplication = document.querySelector('[data-island="job-application-form"]') !== null;
    return [
      { what: `${file}: script at once`, bytes: weigh(atOnce), budget: budgets.firstScript },
      {
        what: `${file}: script in all`,
        bytes: weigh(inAll),
        budget: isApplication ? budgets.applicationScript : budgets.allScript,
      },
    ];
  });
}

/** Returns whether every page loads a script, either at once or after the first event of the visitor. */
const isCommon = (script: string): boolean => /^(?:hydrate|jsx-runtime|shared)-/.test(script);

const opensSearch = (script: string): boolean => script.startsWith('open-search-');

const opensViewer = (script: string): boolean => script.startsWith('open-viewer-');

/**
 * Measures what the first use of a part loads beside the scripts that every page loads: the script that opens the part,
 * and the part's data. A build without the data has no such part.
 */
function measurePart(
  assets: string,
  { what, opens, data, budget }: { what: string; opens: typeof isCommon; data: string; budget: number },
): Measure[] {
  const dataFiles = globSync(data, { cwd: assets });
  if (dataFiles.length === 0) return [];
  const sources = readScripts(assets);
  const scripts = [...sources.keys()];
  const own = reach(scripts.filter(opens), sources, importedScript, new Set(scripts.filter(isCommon)));
  return [{ what, bytes: weightOf(assets, [...own, ...dataFiles]), budget }];
}

/** Makes a measure for each matching file. */
const measureEach = (assets: string, pattern: string, budget: number): Measure[] =>
  globSync(pattern, { cwd: assets }).map((name) => ({
    what: name,
    bytes: sizeOf(join(assets, name)),
    budget,
  }));

/** The name of the measures of documents. */
const documentName = 'document on the wire';

/** The id of a band with proof is its kind. */
const proofBands = proofKinds.map((kind) => `section#${kind}`).join(', ');

async function measureSizes(root: string, dist: string): Promise<Measure[]> {
  const assets = join(dist, 'site/assets');
  const { pages, pathOf } = await readBuiltSite(dist);
  const served = pages.filter(({ file }) => existsSync(pathOf(file)));
  const withProof = new Set(
    pages.filter(({ document }) => document.querySelector(proofBands)).map(({ path }) => path),
  );
  const isOwners = !isDelivered(root);
  const documents = [...(await measureWire(dist))].map(([path, bytes]) => ({
    what: `${path}: ${documentName}`,
    bytes,
    budget: isOwners || withProof.has(path) ? budgets.ownersDocument : budgets.document,
  }));
  const weighFonts = (isMore: boolean): number =>
    globSync('*.woff2', { cwd: assets })
      .filter((name) => /-ext-[^-]{8}\./.test(name) === isMore)
      .reduce((sum, name) => sum + sizeOf(join(assets, name)), 0);
  const moreFonts = weighFonts(true);
  return [
    ...documents,
    ...(await measureScripts(root, assets, served)),
    { what: 'fonts', bytes: weighFonts(false), budget: budgets.fonts },
    ...(moreFonts > 0
      ? [{ what: 'fonts with more letters', bytes: moreFonts, budget: budgets.moreFonts }]
      : []),
    ...measurePart(assets, {
      what: 'search at the first use',
      opens: opensSearch,
      data: 'search-??????.json',
      budget: budgets.search,
    }),
    ...measureEach(assets, 'search-words-*.json', budgets.searchWords),
    ...measurePart(assets, {
      what: 'a drawing opened',
      opens: opensViewer,
      data: 'viewer-??????.json',
      budget: budgets.viewer,
    }),
    ...measureEach(assets, 'hero-!(*-fine-*).avif', budgets.poster),
    ...measureEach(assets, 'hero-*-fine-*.avif', budgets.largePoster),
    ...measureEach(assets, 'films-*.av1.mp4', budgets.loop),
    ...measureEach(assets, 'films-*.h264.mp4', budgets.loopFallback),
  ];
}

/**
 * Returns a fault for each script that contains Zod. Zod has 20 KB, and the browser's policy reports Zod's `new
 * Function`.
 */
const zodFaults = (assets: string): string[] =>
  [...readScripts(assets)]
    .filter(([, source]) => /\b_zod\b/.test(source))
    .map(([name]) => `${name} brings Zod into the browser`);

/** Checks the build in `dist` of the project `root`. */
export async function checkSizes(root: string, dist: string): Promise<CheckResult> {
  const measures = await measureSizes(root, dist);
  const tooHeavy = measures
    .filter(({ bytes, budget }) => !(bytes > 0 && bytes <= budget))
    .map(({ what, bytes, budget }) => `${what}: ${bytes} bytes, the budget is ${budget}`);
  const largest = measures
    .filter(({ what }) => what.endsWith(documentName))
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 3);
  return {
    ...resultOf(measures.length, 'sizes', [...tooHeavy, ...zodFaults(join(dist, 'site/assets'))]),
    notes: largest.map(({ what, bytes, budget }) => `${what} ${bytes} of ${budget} bytes`),
  };
}
