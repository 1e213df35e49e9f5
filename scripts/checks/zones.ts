/** Who may import whom, as rules of oxlint. Of two folders one may import the other, never each the other. */
import { posix } from 'node:path';

/**
 * As `no-restricted-imports` reads it: the last line of a group that fits an import decides, as in `.gitignore`. What a
 * group allows by `!` is allowed by all patterns behind it and by groups before it: a `regex` has to come first.
 */
type ImportPattern =
  | { group: string[]; message: string }
  | { regex: string; message: string; allowTypeImports: true };

const restrict = (files: string[], ...patterns: ImportPattern[]) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] as ['error', object] },
});

/**
 * The rule of one folder: what the lists do not name is denied.
 * @param may folders and files as paths from the project's root; packages as `package:NAME`
 * @param typesOf folders and files of which types alone may be imported
 */
function zone(folder: string, may: readonly string[], typesOf: readonly string[] = []) {
  const message = `${folder} may import ${[...may, ...typesOf.map((path) => `types of ${path}`)].join(', ')}.`;
  /** @param up from a file to the folder: nothing, or `../` for a component's folder, which may import its siblings */
  const rule = (files: string, up: string) => {
    const patternsOf = (path: string): string[] => {
      const [, name] = path.split('package:');
      if (name !== undefined) return [name, `${name}/**`];
      const from = up + posix.relative(folder, path);
      return [posix.extname(path) === '' ? `${from}/**` : from];
    };
    const siblings = up === '' ? ['!./**'] : ['!./**', '!../**', '../../**'];
    const allowed = [...may, ...typesOf].flatMap(patternsOf).map((pattern) => `!${pattern}`);
    return restrict(
      [files],
      ...typesOf.flatMap(patternsOf).map((pattern) => ({
        regex: `^${RegExp.escape(pattern.replace(/\*\*$/, ''))}`,
        message,
        allowTypeImports: true as const,
      })),
      { group: ['*', '*/**', ...siblings, ...allowed], message },
    );
  };
  return [rule(`${folder}/*.{ts,tsx,mjs}`, ''), rule(`${folder}/*/**`, '../')];
}

const react = ['package:react', 'package:react-dom'];
const api = ['package:hono', 'package:zod', 'package:node:*'];

/** One entry for each folder; the last entry that fits a file counts. */
export const zones = [
  ...zone('contracts', ['package:zod']),
  ...zone('settings', ['contracts', 'package:zod', 'package:node:*']),

  ...zone('app/behaviors', []),
  ...zone('app/styles', ['package:node:*']),
  ...zone('app/islands', ['app/behaviors', 'contracts', ...react]),
  restrict(['app/islands/islands.ts'], {
    group: ['**/server/**', '../{pages,sections,schema,reading,build,gallery}/**'],
    message: 'The table of islands loads widgets and forms, when a page has them.',
  }),
  ...zone('app/widgets', ['app/islands', ...react]),
  ...zone('app/forms', [
    'app/widgets',
    'app/islands',
    'app/behaviors/trusted-types.ts',
    'contracts',
    ...react,
  ]),
  ...zone(
    'app/sections',
    ['app/forms', 'app/widgets', 'app/islands', 'app/styles/page-colors.ts', 'contracts', ...react],
    ['app/schema'],
  ),
  ...zone('app/schema', ['contracts', 'package:zod']),
  ...zone('app/reading', [
    'app/schema',
    'contracts',
    'settings',
    'package:zod',
    'package:yaml',
    'package:node:*',
  ]),
  ...zone('app/pages', [
    ...['app/reading', 'app/schema', 'app/sections', 'contracts', 'settings'],
    ...[...react, 'package:zod', 'package:schema-dts', 'package:node:*'],
  ]),
  ...zone('app/build', [
    ...[
      'app/pages',
      'app/reading',
      'app/sections',
      'app/islands',
      'app/behaviors',
      'app/styles',
      'contracts',
      'settings',
    ],
    ...['media/share/share-images.ts', ...react, 'package:vite', 'package:node:*'],
  ]),
  restrict(['app/gallery/**'], {
    group: ['**/server/**', '**/build/**', '../../media/**'],
    message: 'The gallery shows what is in app.',
  }),

  ...zone('server/lib', ['package:node:*']),
  ...zone('server/store', ['server/lib', 'package:postgres', 'package:zod', 'package:node:*']),
  ...zone(
    'server/http',
    ['server/lib', 'contracts', 'settings', 'package:@hono/node-server', ...api],
    ['server/store/store.ts'],
  ),
  ...zone(
    'server/delivery',
    ['server/lib', 'contracts', 'package:nodemailer', 'package:zod', 'package:node:*'],
    ['server/store'],
  ),
  ...zone(
    'server/resumes',
    ['server/http', 'server/lib', 'server/delivery/handover.ts', 'contracts', ...api],
    ['server/store'],
  ),
  ...zone(
    'server/forms',
    [
      ...['server/delivery', 'server/http', 'server/lib', 'server/resumes', 'contracts'],
      ...['package:libphonenumber-js', 'package:postgres', ...api],
    ],
    ['server/store', 'settings', 'package:@hono/node-server'],
  ),
  ...zone('server/app', [
    ...['server/delivery', 'server/forms', 'server/http', 'server/lib', 'server/resumes', 'server/store'],
    ...['contracts', 'settings', 'package:@hono/node-server', 'package:postgres', ...api],
  ]),
  ...zone('server/inbox', [
    ...[
      'server/app',
      'server/delivery',
      'server/forms',
      'server/lib',
      'server/store',
      'contracts',
      'settings',
    ],
    ...['package:zod', 'package:node:*'],
  ]),
  restrict(['server/*.{ts,mjs}'], {
    group: ['../!(settings|contracts)/**'],
    message: 'The server starts without the site.',
  }),

  restrict(['media/**'], {
    group: [
      '**/server/**',
      '**/tests/**',
      '**/bench/**',
      '**/app/{behaviors,build,forms,gallery,islands,sections,widgets}/**',
      '!**/app/build/place-build.ts',
    ],
    message: 'Drawings know the content, the tokens and how a build is put in its place.',
  }),
  restrict(['scripts/**'], { group: ['**/tests/**', '**/bench/**'], message: 'Nobody imports tests.' }),
  restrict(['bench/**'], {
    group: ['**/app/**', '!**/server/app/**', '**/media/**'],
    message: 'Proofs look at a server from outside.',
  }),
  restrict(['{app,contracts,settings}/**/*.test.{ts,tsx}'], {
    group: ['**/server/**'],
    message: 'app and server never import each other.',
  }),
  restrict(['server/**/*.test.ts', 'server/**/test-support/**', 'server/integration-tests/**'], {
    group: ['../../app/**', '../../../app/**', '**/media/**'],
    message: 'app and server never import each other.',
  }),
];
