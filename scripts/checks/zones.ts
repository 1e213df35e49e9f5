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
  /** Makes a rule. `up` is the path from a file to the folder. It is empty, or `../` in a component's folder. */
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
  return [rule(`${folder}/*.{ts,tsx,mjs}`, ''), rule(`${folder}/*/**`, '../')];
}

const react = 'react react-dom';
const api = 'hono zod node:*';
/** The files of the store that do not depend on a database. */
const storePort = 'server/store/store.ts server/store/submission.ts server/store/reports.ts';
const appServerMessage = 'app and server never import each other.';

/** For each file, the last entry that matches the file applies. */
export const zones = [
  ...zone('contracts', 'zod'),
  ...zone('settings', 'contracts zod node:*'),

  ...zone('app/behaviors', 'contracts/endpoints.ts web-vitals'),
  ...zone('app/styles', 'node:*'),
  ...zone('app/islands', `app/behaviors app/search app/viewer contracts ${react}`, 'app/schema'),
  ...zone('app/search', `app/widgets contracts minisearch ${react}`, 'app/schema'),
  ...zone('app/viewer', `app/widgets ${react}`, 'app/schema'),
  deny(
    'app/islands/islands.ts',
    '**/server/** ../{build,gallery,pages,reading,schema,sections}/**',
    'Islands are widgets, forms and the search.',
  ),
  ...zone('app/widgets', react),
  ...zone('app/forms', `app/widgets app/behaviors/trusted-types.ts contracts ${react}`),
  ...zone(
    'app/sections',
    `app/forms app/search app/viewer app/widgets app/islands app/schema app/styles/page-colors.ts contracts ${react}`,
  ),
  ...zone('app/inbox', `app/widgets app/styles contracts ${react}`),
  ...zone('app/schema', 'contracts zod'),
  ...zone('app/reading', 'app/schema contracts settings zod yaml node:*'),
  ...zone(
    'app/pages',
    `app/reading app/schema app/search app/sections app/forms app/widgets contracts settings ${react} zod schema-dts node:*`,
  ),
  ...zone(
    'app/build',
    `app/pages app/reading app/schema app/search app/viewer app/sections app/islands app/behaviors app/styles contracts settings ${react} vite node:*`,
  ),
  deny('app/gallery/**', '**/server/** **/build/** ../../media/**', 'The gallery shows what is in app.'),

  ...zone('server/lib', 'node:*'),
  ...zone('server/store', 'server/lib contracts postgres zod node:*', 'settings'),
  ...zone('server/http', `server/lib ${storePort} contracts settings @hono/node-server ${api}`),
  ...zone(
    'server/delivery',
    'server/lib server/store contracts nodemailer postal-mime zod node:*',
    'settings',
  ),
  ...zone('server/resumes', `server/http server/lib server/delivery contracts ${api}`, 'server/store'),
  ...zone(
    'server/forms',
    `server/delivery server/http server/lib server/resumes contracts libphonenumber-js postgres ${api}`,
    'server/store settings @hono/node-server',
  ),
  ...zone('server/statistics', `server/http server/lib ${storePort} contracts ${api}`, 'server/forms'),
  ...zone(
    'server/app',
    `server/delivery server/forms server/http server/lib server/resumes server/statistics server/store contracts settings @hono/node-server postgres ${api}`,
  ),
  ...zone(
    'server/inbox',
    'server/app server/delivery server/forms server/http server/lib server/statistics server/store contracts settings package.json zod node:*',
  ),
  deny('server/*.{ts,mjs}', '../app/** ../media/** ../scripts/**', 'The server starts without the site.'),

  deny(
    'media/**',
    '**/server/** **/tests/** **/proofs/** **/app/{behaviors,build,forms,gallery,islands,search,sections,widgets}/** !**/app/build/{manifest-icons,place-build}.ts',
    'Drawings know the content, the tokens and how a build is put in its place.',
  ),
  deny('scripts/**', '**/tests/browser/** **/proofs/**', 'Nobody imports tests.'),
  deny('proofs/**', '**/app/** !**/server/app/** **/media/**', 'Proofs look at a server from outside.'),
  deny('{app,contracts,settings}/**/*.test.{ts,tsx}', '**/server/**', appServerMessage),
  deny(
    'server/**/*.test.ts server/**/test-support/** server/integration-tests/**',
    '../../app/** ../../../app/** **/media/**',
    appServerMessage,
  ),
];
