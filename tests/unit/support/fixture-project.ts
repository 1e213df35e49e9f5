/** Makes a small project on disk that passes all checks. Tests change the project. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { type PolicyHashes, builtFiles, type RouteTable } from '@website/forms/built-site';
import { formKinds, formNames } from '@website/forms/forms';
import { noMessages } from '@website/forms/form-faults';
import { buildRecordFile, type BuildRecord } from '@website/forms/build-record';
import { readBuildSettings } from '../../../packages/server/settings/build-settings.ts';

const style = 'p{margin:0}';
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const hash = `'${hashOf(style)}'`;
const hydrateScript = 'import("./hydrate-AAAAAAAA.js")';
const scriptElement = `<script type="module" src="/assets/wake-AAAAAAAA.js" integrity="${hashOf(hydrateScript)}"></script>`;

/** Returns a complete built page. `body` comes after the heading. */
export const page = (path: string, body = '', title = `The page at ${path}`): string =>
  `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="description" content="What stands at ${path}">
<link rel="canonical" href="https://www.example.com${path}">
<style>${style}</style>${scriptElement}</head>
<body><header><a href="/">Home</a></header>
<main id="main"><h1>Heading</h1><p>Text</p>${body}</main>
<footer><a href="mailto:info@example.com">Write to us</a></footer></body></html>`;

const answerNames = [
  'contact-sent',
  'application-sent',
  'contact-returned',
  'application-returned',
  'not-found',
];
const layout = page('/', '<!-- place -->').split('<!-- place -->');

/** Returns the text of an `answers.cjs`. `refused` is the HTML of a form with errors. */
export const answerModule = (refused = ''): string => `
exports.drawReturnedForm = (strings, form, { errors }) => errors.length > 0 ? ${JSON.stringify(refused)} : '<p>Words</p>';
exports.drawReceipt = () => '<p>Receipt</p>';
exports.drawNearPages = () => '<a href="/">Home</a>';
`;

const island = '<div data-island="tabs"></div>';

export const fixtureRoutes: RouteTable = {
  routes: { '/': 'index.html', '/about-us': 'about-us.html' },
  redirects: {},
  notFound: 'index.html',
  error: 'index.html',
};

const files: Record<string, string> = {
  [`dist/server/${builtFiles.routes}`]: JSON.stringify(fixtureRoutes),
  [`dist/server/${builtFiles.policy}`]: JSON.stringify({
    styleHashes: {
      'index.html': [hash],
      'about-us.html': [hash],
      ...Object.fromEntries(answerNames.map((name) => [`${name}.html`, [hash]])),
    },
    scriptHashes: [],
  } satisfies PolicyHashes),
  [`dist/server/${buildRecordFile}`]: JSON.stringify({
    ...readBuildSettings({}),
    consent: { terms: '2026-11-21', privacy: '2026-11-22' },
    forms: formKinds,
    mailboxes: { info: 'info@example.com', careers: 'careers@example.com' },
    routing: {},
    acknowledgements: {
      message: { subject: 'Message', text: 'It is here.' },
      application: { subject: 'Application', text: 'It is here.' },
    },
    messages: Object.fromEntries(formNames.map((name) => [name, noMessages])) as BuildRecord['messages'],
    choices: {},
    placeholders: 0,
  } satisfies BuildRecord),
  [`dist/server/${builtFiles.answers}`]: JSON.stringify({
    frames: Object.fromEntries(answerNames.map((name) => [name, layout])),
    strings: {},
  }),
  [`dist/server/${builtFiles.answerModule}`]: answerModule(),
  'dist/site/index.html': page('/', `<a href="/about-us#main">About us</a>${island}`),
  'dist/site/about-us.html': page('/about-us', '<img src="/assets/one.png" alt="A lamp">'),
  'dist/site/sitemap.xml':
    '<urlset><url><loc>https://www.example.com/</loc></url><url><loc>https://www.example.com/about-us</loc></url></urlset>',
  'dist/site/assets/one.png': 'picture',
  'dist/site/assets/text-AAAAAAAA.woff2': 'font',
  'dist/site/assets/wake-AAAAAAAA.js': hydrateScript,
  'dist/site/assets/hydrate-AAAAAAAA.js': 'import("./tabs-AAAAAAAA.js");import("./form-AAAAAAAA.js")',
  'dist/site/assets/tabs-AAAAAAAA.js': 'tabs',
  'dist/site/assets/form-AAAAAAAA.js': 'form',
  'packages/site/islands/islands.ts': `export const islands = {
  tabs: async () => (await import('../../widgets/tabs/tabs.tsx')).Tabs,
  form: async () => (await import('../../forms/form.tsx')).Form,
};`,
  'packages/site/islands/island.tsx': '',
  'content/company.yaml': 'name: Fabrikam',
  'package-lock.json': JSON.stringify({
    packages: { '': {}, 'node_modules/one': { version: '1.0.0', integrity: 'sha512-AA==' } },
  }),
  '.gitignore': 'dist/\n',
};

/** Writes the project, with the files in `changes` replaced or added. Returns the project's folder. */
export function fixtureProject(changes: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'site-checks-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries({ ...files, ...changes })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    // The server sends the compressed copies that a build makes, and compresses nothing itself.
    if (file.endsWith('.html')) writeFileSync(join(root, `${file}.br`), brotliCompressSync(text));
  }
  return root;
}

/** Writes the project as a git repository. */
export function fixtureRepository(changes?: Readonly<Record<string, string>>): string {
  const root = fixtureProject(changes);
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  return root;
}
