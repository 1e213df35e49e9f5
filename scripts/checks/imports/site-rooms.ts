import type { Room } from './room.ts';

const contracts = 'contracts/**';
const settings = 'settings/**';
const content = 'app/content/**';
const widgets = 'app/widgets/**';
const forms = 'app/forms/**';
const trustedTypes = 'app/behaviors/trusted-types.ts';
const islandMarker = 'app/islands/island.tsx';
const react = ['react', 'react-dom'];

/** The rooms of the site and of the contract. */
export const siteRooms: readonly Room[] = [
  {
    files: ['contracts/**'],
    may: ['contracts/**'],
    packages: ['zod'],
    note: 'Zod only where no browser loads it',
  },
  {
    files: [settings],
    may: [contracts],
    packages: ['zod', 'node:'],
    note: 'read by whatever is started: build, development, server, inbox',
  },
  { files: ['app/behaviors/**'], may: [], packages: [] },
  { files: ['app/styles/**'], may: [], packages: ['node:'], note: 'the tokens, for what is no style sheet' },
  { files: [widgets], may: [widgets], packages: react },
  { files: [forms], may: [forms, widgets, contracts, trustedTypes], packages: react },
  {
    files: ['app/sections/**'],
    may: [
      widgets,
      forms,
      'app/sections/parts/**',
      islandMarker,
      'app/styles/page-colors.ts',
      'contracts/forms/page-marks.ts',
    ],
    types: [content],
    packages: react,
    note: 'never another section; `parts` are what several of them are made of',
  },
  {
    files: ['app/bands/**'],
    may: ['app/sections/**'],
    types: [content],
    packages: react,
    note: 'the only place that knows which section shows what',
  },
  {
    files: ['app/pages/**'],
    may: ['app/sections/**', 'contracts/messages.ts'],
    types: [content],
    packages: react,
    note: 'never another page; the error page bears the title that the contract gives it',
  },
  {
    files: [content],
    may: [content, contracts, 'app/sections/icon/icons.ts', 'settings/spelling.ts'],
    packages: ['zod', 'yaml', 'schema-dts', 'node:'],
    note: 'names of icons, because the schema refuses one that has no drawing; what was meant by a misspelt name',
  },
  {
    files: ['app/gallery/**'],
    may: ['app/**', contracts],
    packages: react,
    note: 'for developers and tests: it may show anything of the site',
  },
  { files: ['app/pages/routes.ts'], may: ['app/{bands,pages}/**', content], packages: react },
  { files: ['app/islands/islands.ts'], may: [widgets, forms], packages: react },
  {
    files: ['app/rendering/**'],
    may: [
      'app/rendering/**',
      'app/pages/routes.ts',
      'app/behaviors/**',
      'app/styles/**',
      'app/sections/frame/**',
      content,
      contracts,
      settings,
      'media/share/share-images.ts',
    ],
    packages: [...react, 'vite', 'node:'],
    note: 'the build has the share images drawn elsewhere, and knows only their names',
  },
];
