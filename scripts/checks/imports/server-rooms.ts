import type { Room } from './room.ts';

const contracts = 'contracts/**';

/** Ports: a file of the folder's name that others may import, and below it a folder for each adapter. */
export const ports = ['store', 'mail', 'webhook', 'bot-check', 'virus-scan', 'rate-limit'] as const;

const port = (name: (typeof ports)[number]): string => `server/ports/${name}/${name}.ts`;
const log = 'server/lib/log.ts';
/** What a failure to hand something over means: the same for every way out. */
const handover = 'server/delivery/handover.ts';
const files = 'server/files/*';
const settings = 'settings/**';
const web = 'server/http/**';
const receive = 'server/forms/receive.ts';
const mailWriter = 'server/outbox/mail/*';
/** Packages of the API. The server is installed without development packages, so nothing of those is listed. */
const api = ['hono', 'zod', 'node:'];

/** A port and its adapters: they may know other ports, and no other adapter. */
const portRoom = (name: (typeof ports)[number], packages: readonly string[]): Room => ({
  files: [`server/ports/${name}/**`],
  may: [`server/ports/${name}/*`, contracts, files, handover],
  types: [port('store')],
  packages: ['node:', 'zod', ...packages],
});

/** The rooms of the server. */
export const serverRooms: readonly Room[] = [
  {
    files: ['server/composition/{adapters,store-adapters}.ts'],
    may: ['server/**'],
    types: [settings],
    packages: ['node:'],
    note: 'the only files that may import adapters',
  },
  {
    files: ['server/composition/**', 'server/main.ts', 'server/run.mjs', 'server/inbox/main.ts'],
    may: ['server/**', contracts, settings],
    packages: ['@hono/node-server', 'hono', 'node:'],
    note: 'puts the parts together',
  },
  {
    files: ['server/set-up/**'],
    may: [settings, web, files, port('store'), log],
    packages: ['node:'],
    note: 'what has to be right before a server starts, and the words when it is not',
  },
  {
    files: ['server/contact/**'],
    may: [contracts, web, receive, mailWriter, log],
    types: [settings],
    packages: api,
  },
  {
    files: ['server/applications/**'],
    may: [
      contracts,
      'server/applications/**',
      web,
      receive,
      mailWriter,
      log,
      files,
      port('store'),
      port('mail'),
      port('virus-scan'),
      handover,
    ],
    packages: [...api, 'libphonenumber-js'],
  },
  {
    files: ['server/submissions/**'],
    may: [
      'server/submissions/*',
      contracts,
      port('store'),
      port('bot-check'),
      port('rate-limit'),
      'server/http/client-address.ts',
      log,
    ],
    packages: ['node:'],
  },
  {
    files: ['server/outbox/**'],
    may: [
      'server/outbox/**',
      port('store'),
      port('mail'),
      port('webhook'),
      log,
      'contracts/forms/form.ts',
      'contracts/messages.ts',
    ],
    types: ['contracts/forms/mail-routes.ts'],
    packages: [],
  },
  {
    files: ['server/inbox/**'],
    may: [
      contracts,
      'server/inbox/**',
      port('store'),
      files,
      'server/forms/retention.ts',
      'settings/spelling.ts',
    ],
    packages: ['node:'],
    note: 'how long things are kept; what was meant by a misspelt command',
  },
  {
    files: [web],
    may: [
      contracts,
      web,
      port('rate-limit'),
      port('bot-check'),
      log,
      'settings/build-record.ts',
      'settings/spelling.ts',
    ],
    types: [settings, port('store')],
    packages: [...api, '@hono/node-server'],
    note: 'which page was meant by a misspelt address',
  },
  { files: ['server/observe/**'], may: [port('store')], packages: ['node:'] },
  { files: [files], may: [], packages: ['node:'] },
  {
    files: ['server/ports/store/postgres/**'],
    may: ['server/ports/store/*', 'server/ports/store/sql/*', 'server/ports/store/postgres/**', files],
    packages: ['node:', 'zod', 'postgres'],
    note: 'parts of one adapter',
  },
  {
    files: ['server/ports/store/sqlite/**'],
    may: ['server/ports/store/*', 'server/ports/store/sql/*', 'server/ports/store/sqlite/**', files],
    packages: ['node:', 'zod'],
    note: 'parts of one adapter',
  },
  portRoom('store', []),
  portRoom('mail', ['nodemailer']),
  portRoom('webhook', []),
  portRoom('bot-check', []),
  portRoom('virus-scan', []),
  portRoom('rate-limit', []),
];
