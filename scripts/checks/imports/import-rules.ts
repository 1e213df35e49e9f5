import type { Room } from './room.ts';
import { ports, serverRooms } from './server-rooms.ts';
import { siteRooms } from './site-rooms.ts';

const contracts = 'contracts/**';
const settings = 'settings/**';
const content = 'app/content/**';
const islandTable = 'app/islands/islands.ts';
const makesDrawings = 'media/illustrations/making/make.ts';

/** Every room, the narrower ones first. */
export const rooms: readonly Room[] = [
  {
    files: ['{app,contracts,settings}/**/*.test.{ts,tsx}'],
    may: ['tests/unit/support/markup.ts', 'app/**', contracts, settings],
    note: 'a test may look at anything of its own half',
  },
  {
    files: ['server/**/*.test.ts', 'server/**/test-support/**'],
    may: ['server/**', contracts, settings],
    note: 'a test may look at anything of its own half',
  },
  ...siteRooms,
  ...serverRooms,
  {
    files: ['media/**'],
    may: ['media/**', content, 'app/{widgets,styles}/**', 'app/build/place-build.ts', 'scripts/chromium.mjs'],
    note: 'drawings take their place as a build does',
  },
  // The size of an answer is what the server makes of a page.
  { files: ['scripts/wire-sizes.ts'], may: ['server/http/**'] },
  {
    files: ['scripts/**'],
    may: [
      'scripts/**',
      'package.json',
      'vitest.config.ts',
      'app/{content,rendering,behaviors}/**',
      makesDrawings,
      'server/http/marked-page.ts',
      'server/main.ts',
      'server/set-up/*.mjs',
      contracts,
      settings,
    ],
    note: 'pages that the server fills in are checked as visitors get them',
  },
  {
    files: ['bench/**'],
    may: [
      'bench/**',
      'scripts/**',
      'tests/browser/support/**',
      'server/**/test-support/**',
      'server/app/store-adapters.ts',
      'server/run.mjs',
      'server/inbox/main.ts',
      'server/ports/store/postgres/**',
      contracts,
      settings,
    ],
    types: ['server/store/store.ts'],
    note: 'looks at a server from outside, and at its store through the port once it has ended',
  },
  {
    files: ['tests/unit/phone-everywhere.test.ts'],
    may: ['app/forms/phone-field/**', 'server/forms/phone.ts', contracts],
    note: 'a phone number goes through both halves, and they have to agree on each country’s',
  },
  {
    files: ['tests/unit/proofs/**'],
    may: ['bench/**', 'server/**/test-support/**', 'tests/browser/support/turn.ts'],
    note: 'short forms of the long proofs, which take turns as pages do',
  },
  {
    files: ['tests/unit/colors.test.ts'],
    may: ['app/styles/**', 'app/widgets/media/brand-mark/**', 'media/brand/mark-shape.ts'],
    note: 'what `npm run media:brand` writes from the tokens and the mark is compared with them',
  },
  {
    files: ['tests/unit/drawing-sources.test.ts'],
    may: [makesDrawings, 'scripts/gate/imports/import-graph.ts'],
    note: 'what drawings are made from is compared with what their code imports',
  },
  {
    files: ['tests/browser/islands/disturbed/operations.ts'],
    may: ['tests/browser/**'],
    types: [islandTable],
    note: 'an island that no test disturbs does not compile',
  },
  {
    files: ['tests/**'],
    may: ['tests/**', 'scripts/**', 'package.json', 'server/**/test-support/**', contracts],
    note: 'the whole way needs the resumes that the server’s own tests are made of',
  },
  {
    files: ['*.ts'],
    may: ['scripts/**', 'app/styles/old-browsers.ts', 'tests/browser/support/sample-seed.ts'],
    note: 'what a run of the tests looks at is chosen once, before its workers begin',
  },
];

/** Doors that only some may open, whatever their room lists; a file of the same folder always may. */
export const reserved: readonly { files: readonly string[]; by: readonly string[] }[] = [
  {
    files: [islandTable],
    by: ['app/rendering/islands/**', 'app/gallery/**', 'tests/browser/islands/disturbed/operations.ts'],
  },
  { files: ['app/pages/routes.ts'], by: ['app/rendering/**', 'app/gallery/**'] },
  // A new folder below a port is a new adapter, and closed from its first day.
  ...ports.map((name) => ({
    files: [`server/ports/${name}/!(test-support)/**`],
    by: [
      'server/composition/{adapters,store-adapters}.ts',
      'server/**/*.test.ts',
      'server/**/test-support/**',
      `server/ports/${name}/*/**`,
      'bench/**',
    ],
  })),
];

/** Files that may import what is only known when they run: what the build has made. */
export const computedImports: readonly string[] = ['app/build/build-site.ts'];

/** What no script in a browser may reach, because of its weight or because it is not there. */
export const notInBrowsers = /^(zod|yaml|node:.*)$/;

/** Where the browser's script begins. */
export const browserEntry = 'app/islands/wake.ts';
