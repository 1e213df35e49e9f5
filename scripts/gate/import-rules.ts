import manifest from '../../package.json' with { type: 'json' };

/**
 * Who may import whom, as `docs/architecture.md` tells it. The first zone a file's path fits is its own.
 * Every file may import what stands in its own folder; types count like values unless a rule says `types`.
 */
export interface Zone {
  /** Files of this zone, by the beginning of their path or a pattern of it. */
  files: RegExp;
  /** What they may import besides their own folder. */
  may: readonly RegExp[];
  /** What they may import the types of, and nothing else. */
  types?: readonly RegExp[];
  /** Packages they may import; `node:` stands for all of Node's own. Left out: any. */
  packages?: readonly string[];
}

const contracts = /^contracts\//;
const content = /^app\/content\//;
const widgets = /^app\/widgets\//;
const forms = /^app\/forms\//;
const islandMarker = /^app\/rendering\/islands\/island\.tsx$/;
const react = ['react', 'react-dom'];

/** Adapters lie in folders below their port; only `server/adapters.ts` may choose one. */
const serverPorts =
  /^server\/(?!(main|start|adapters|request-handler|app)\.ts|inbox\/|test-support\/|(store|mail|bot-check|virus-scan|rate-limit)\/.*\/)/;
/** The server is installed without development packages. */
const runtimePackages = ['node:', ...Object.keys(manifest.dependencies)];

export const zones: readonly Zone[] = [
  // Tests may look at anything of their own half, and the server's have helpers.
  { files: /^(app|contracts)\/.*\.test\.tsx?$/, may: [/^app\//, contracts] },
  { files: /^server\/(.*\.test\.ts$|(.*\/)?test-support\/)/, may: [/^server\//, contracts] },

  { files: /^contracts\//, may: [], packages: ['zod'] },

  { files: /^app\/behaviors\//, may: [], packages: [] },
  { files: /^app\/widgets\//, may: [widgets], packages: react },
  { files: /^app\/forms\//, may: [forms, widgets, contracts], packages: react },
  { files: /^app\/sections\//, may: [widgets, forms, islandMarker], types: [content], packages: react },
  // The table of bands: the only place that knows which section shows what.
  { files: /^app\/bands\//, may: [/^app\/sections\//], types: [content], packages: react },
  // The error page bears the title that the contract gives it.
  {
    files: /^app\/pages\//,
    may: [/^app\/sections\//, /^contracts\/messages\.ts$/],
    types: [content],
    packages: react,
  },
  // Content names icons, and the schema refuses a name that has no drawing.
  {
    files: /^app\/content\//,
    may: [content, contracts, /^app\/widgets\/icon\/icons\.ts$/],
    packages: ['zod', 'yaml', 'node:'],
  },
  // Shown to developers and tests: it may show anything of the site, and nobody may import it.
  { files: /^app\/gallery\//, may: [/^app\//, contracts], packages: react },
  { files: /^app\/routes\.ts$/, may: [/^app\/(bands|pages)\//, content], packages: react },
  { files: /^app\/rendering\/islands\/islands\.ts$/, may: [widgets, forms], packages: react },
  {
    files: /^app\/rendering\//,
    may: [
      /^app\/(rendering\/|routes\.ts|behaviors\/|styles\/)/,
      /^app\/sections\/site-(head|header|footer)\//,
      content,
      contracts,
    ],
    packages: [...react, 'vite', 'node:'],
  },

  // The composition root, the operator's command (a program of its own), and the store's writer thread.
  {
    files: /^server\/(main|start|adapters|request-handler|inbox\/main)\.ts$/,
    may: [/^server\/(?!test-support\/)/, contracts],
    packages: runtimePackages,
  },
  { files: /^server\/app\.ts$/, may: [serverPorts, contracts], packages: runtimePackages },
  { files: /^server\//, may: [serverPorts, contracts], packages: runtimePackages },

  { files: /^media\//, may: [/^media\//, content, /^app\/(widgets|styles)\//, /^scripts\/chromium\.mjs$/] },
  {
    files: /^scripts\//,
    may: [/^(scripts\/|package\.json$)/, /^app\/(content|rendering|behaviors)\//, contracts],
  },
  { files: /^bench\//, may: [/^bench\//, /^scripts\//, /^tests\/browser\/support\//] },
  // The real whole way needs the resumes that the server's own tests are made of.
  // A phone number goes through both halves, and they have to agree on each country's.
  {
    files: /^tests\/unit\/phone-everywhere\.test\.ts$/,
    may: [/^app\/forms\/phone-field\//, /^server\/applications\/phone\.ts$/, contracts],
  },
  { files: /^tests\//, may: [/^tests\//, /^scripts\//, /^server\/.*\/test-support\//, contracts] },
  { files: /^[^/]+\.ts$/, may: [/^scripts\//] },
];

/** Single files that only one other may import. */
export const reserved: readonly { file: RegExp; by: RegExp }[] = [
  { file: /^app\/rendering\/islands\/islands\.ts$/, by: /^app\/(rendering\/islands|gallery)\// },
  { file: /^app\/routes\.ts$/, by: /^app\/(rendering|gallery)\// },
];

/** What no script in a browser may reach, because of its weight or because it is not there. */
export const notInBrowsers = /^(zod|yaml|node:.*)$/;

/** Where the browser's script begins. */
export const browserEntry = 'app/rendering/wake.ts';
