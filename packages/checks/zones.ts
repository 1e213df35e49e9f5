/** The import rules between folders, for oxlint. No two folders import each other. */
import { posix } from 'node:path';

/**
 * A pattern of `no-restricted-imports`. As in `.gitignore`, the last matching line of a group decides. If a group
 * allows an import by `!`, all later patterns are skipped. So a `regex` must come before the groups.
 */
type ImportPattern =
  | { group: string[]; message: string }
  | { regex: string; message: string; allowTypeImports: true };

const restrict = (files: string[], ...patterns: ImportPattern[]) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] as ['error', object] },
});

/** Denies the imports that match `group`. */
const deny = (files: string, group: string, message: string) =>
  restrict(files.split(' '), { group: group.split(' '), message });

const isPath = (name: string): boolean => /^(?:app|contracts|media|server|settings)(?:\/|$)/.test(name);

/**
 * Makes the rule of one folder. The rule denies every import that the two lists do not name.
 * @param allowedImports folders and files from the project's root, and packages, with spaces between them
 * @param typesOf folders and files from which only types may be imported
 */
function zone(folder: string, allowedImports: string, typesOf = '') {
  const message = `${folder} may import: ${allowedImports}${typesOf && `; types of ${typesOf}`}`;
  const listOf = (text: string): string[] => text.split(' ').filter(Boolean);
  /** Makes a rule. `up` is the path from a file to the folder. It is empty, or `../../scripts/` in a component's folder. */
  const rule = (files: string, up: string) => {
    const patternsOf = (name: string): string[] => {
      if (!isPath(name)) return [name, `${name}/**`];
      const path = up + posix.relative(folder, name);
      return [posix.extname(name) === '' ? `${path}/**` : path];
    };
    const siblings = up === '' ? ['!./**'] : ['!./**', '!../**', '../../**'];
    const allowed = [...listOf(allowedImports), ...listOf(typesOf)]
      .flatMap(patternsOf)
      .map((pattern) => `!${pattern}`);
    const types = listOf(typesOf)
      .flatMap(patternsOf)
      .map((pattern) => `^${RegExp.escape(pattern.replace(/\*\*$/, ''))}`);
    return restrict([files], ...types.map((regex) => ({ regex, message, allowTypeImports: true as const })), {
      group: ['*', '*/**', ...siblings, ...allowed],
      message,
    });
  };
  return [rule(`${folder}/*.{ts,tsx,mjs}`, ''), rule(`${folder}/*/**`, '../../scripts/')];
}

const react = 'react react-dom';
const api = 'hono zod node:*';
/** The files of the store that do not depend on a database. */
const storePort =
  'packages/server/store/store.ts packages/server/store/submission.ts packages/server/store/reports.ts';
const appServerMessage = 'app and server never import each other.';

/** For each file, the last entry that matches the file applies. */
export const zones = [
  ...zone('contracts', 'zod'),
  ...zone('settings', 'contracts zod node:*'),

  ...zone('packages/site/behaviors', 'packages/forms/endpoints.ts'),
  ...zone('packages/site/styles', 'node:*'),
  ...zone(
    'packages/site/islands',
    `packages/site/behaviors packages/site/search packages/site/viewer contracts ${react}`,
    'packages/site/schema',
  ),
  ...zone(
    'packages/site/search',
    `packages/site/widgets contracts minisearch ${react}`,
    'packages/site/schema',
  ),
  ...zone('packages/site/viewer', `packages/site/widgets ${react}`, 'packages/site/schema'),
  deny(
    'packages/site/islands/islands.ts',
    '**/server/** ../{build,gallery,pages,reading,schema,sections}/**',
    'Islands are widgets, forms and the search.',
  ),
  ...zone('packages/site/widgets', react),
  ...zone(
    'packages/site/forms',
    `packages/site/widgets packages/site/behaviors/trusted-types.ts contracts ${react}`,
  ),
  ...zone(
    'packages/site/sections',
    `packages/site/forms packages/site/search packages/site/viewer packages/site/widgets packages/site/islands packages/site/schema packages/site/styles/page-colors.ts contracts ${react}`,
  ),
  ...zone('packages/site/inbox', `packages/site/widgets packages/site/styles contracts ${react}`),
  ...zone('packages/site/schema', 'contracts libphonenumber-js zod'),
  ...zone('packages/site/reading', 'packages/site/schema contracts settings zod yaml node:*'),
  ...zone(
    'packages/site/pages',
    `packages/site/reading packages/site/schema packages/site/search packages/site/sections packages/site/forms packages/site/widgets contracts settings ${react} zod schema-dts node:*`,
  ),
  ...zone(
    'packages/site/build',
    `packages/site/pages packages/site/reading packages/site/schema packages/site/search packages/site/viewer packages/site/sections packages/site/islands packages/site/behaviors packages/site/styles contracts settings ${react} vite node:*`,
  ),
  deny(
    'packages/site/gallery/**',
    '**/server/** **/build/** ../../media/**',
    'The gallery shows what is in app.',
  ),

  ...zone('packages/server/lib', 'node:*'),
  ...zone('packages/server/store', 'packages/server/lib contracts pg zod node:*', 'settings'),
  ...zone(
    'packages/server/http',
    `packages/server/lib ${storePort} contracts settings @hono/node-server ${api}`,
  ),
  ...zone(
    'packages/server/delivery',
    'packages/server/lib packages/server/store contracts nodemailer postal-mime zod node:*',
    'settings',
  ),
  ...zone(
    'packages/server/resumes',
    `packages/server/http packages/server/lib packages/server/delivery contracts ${api}`,
    'packages/server/store',
  ),
  ...zone(
    'packages/server/forms',
    `packages/server/delivery packages/server/http packages/server/lib packages/server/resumes contracts libphonenumber-js pg ${api}`,
    'packages/server/store settings @hono/node-server',
  ),
  ...zone(
    'packages/server/app',
    `packages/server/delivery packages/server/forms packages/server/http packages/server/lib packages/server/resumes packages/server/store contracts settings @hono/node-server pg ${api}`,
  ),
  ...zone(
    'packages/server/inbox',
    'packages/server/app packages/server/delivery packages/server/forms packages/server/http packages/server/lib packages/server/store contracts settings package.json zod node:*',
  ),
  deny(
    'packages/server/*.{ts,mjs}',
    '../app/** ../media/** ../scripts/**',
    'The server starts without the site.',
  ),

  deny(
    'packages/media/**',
    '**/server/** **/tests/** **/proofs/** **/app/{behaviors,build,forms,gallery,islands,search,sections,widgets}/** !**/packages/site/build/{manifest-icons,place-build}.ts',
    'Drawings know the content, the tokens and how a build is put in its place.',
  ),
  deny('scripts/**', '**/tests/browser/** **/proofs/**', 'Nobody imports tests.'),
  deny(
    'packages/proofs/**',
    '**/app/** !**/server/app/** **/media/**',
    'Proofs look at a server from outside.',
  ),
  deny('{app,contracts,settings}/**/*.test.{ts,tsx}', '**/server/**', appServerMessage),
  deny(
    'packages/server/**/*.test.ts server/**/test-support/** packages/server/integration-tests/**',
    '../../app/** ../../../app/** **/media/**',
    appServerMessage,
  ),
];
