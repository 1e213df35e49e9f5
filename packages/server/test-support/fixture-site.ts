/** A small built site: two pages, one of each kind of file, and the answers to forms. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PolicyHashes, RouteTable } from '@website/forms/built-site';
import { formKinds, formNames } from '@website/forms/forms';
import { noMessages } from '@website/forms/form-faults';
import type { BuildRecord } from '@website/forms/build-record';
import { readBuildSettings } from '../settings/build-settings.ts';
import { SettingsError } from '../settings/environment.ts';
import { answerParts } from './answers-fixture.ts';
import { tempFolder } from './temp-folder.ts';

export const page = (title: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title>${'<p>Words.</p>'.repeat(50)}</html>`;

/** The record of the routes of pages, as `[path, name]`. */
export const routesOf = (pages: readonly (readonly [path: string, name: string])[]): string =>
  JSON.stringify({
    routes: Object.fromEntries(
      pages.map(([path]) => [path, path === '/' ? 'index.html' : `${path.slice(1)}.html`]),
    ),
    redirects: {
      '/old/azure': '/services/azure',
      '/jobs.php': '/careers/JobApplicationform#form',
      '/shop': 'https://shop.example.com/start?from=site',
      '/über-uns': '/',
    },
    notFound: '404.html',
    error: '500.html',
  } satisfies RouteTable);

/** Bytes of the fixture's film, distinct so that a range shows which it holds. */
export const film = Buffer.from(Array.from({ length: 1000 }, (_, i) => i % 251));

/** The mailboxes that the fixture's pages name. */
const mailboxes = { info: 'info@site.test', careers: 'careers@site.test' };

const acknowledgements = {
  message: { subject: 'We have your message', text: 'Thank you. {link}' },
  application: { subject: 'We have your application', text: 'Thank you.' },
};

/** The messages of the fixture's build. Other faults have their names as messages. */
export const emailMissing = 'Enter your email address';
export const emailInvalid = 'Enter an email address in the format name@example.com';
const messages = {
  ...(Object.fromEntries(formNames.map((name) => [name, noMessages])) as BuildRecord['messages']),
  contact: { fields: { from_email: { invalid: emailInvalid } }, refusals: {} },
  application: { fields: { email: { missing: emailMissing } }, refusals: {} },
};

const choices = { contact: { about: { azure: 'Azure (/services/azure)' } } };

/** The record of a build for these settings. */
function recordFor(env: Readonly<Record<string, string>>): BuildRecord {
  const consent = { terms: '2026-11-21', privacy: '2026-11-22' };
  const texts = { consent, forms: formKinds, mailboxes, routing: {}, acknowledgements, messages, choices };
  return { ...readBuildSettings(env), ...texts, placeholders: 3 };
}

/** The file that makes the fixture one that was built for these settings. */
export const builtFor = (env: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  try {
    return { 'server/build.json': JSON.stringify(recordFor(env)) };
  } catch (error) {
    // The test is about settings that are refused before any page is looked at.
    if (error instanceof SettingsError) return {};
    throw error;
  }
};

const answersModule = join(import.meta.dirname, 'answers-fixture.ts');

const files: Readonly<Record<string, string | Buffer>> = {
  'site/index.html': page('Home'),
  'site/services/azure.html': page('Azure'),
  'site/careers/JobApplicationform.html': page('Apply'),
  'site/404.html': page('Not found'),
  'site/500.html': page('Unexpected Application Error!'),
  'site/robots.txt': 'User-agent: *\n',
  'site/assets/app-1a2b.js': `export const text = '${'a'.repeat(500)}';`,
  'site/assets/loop-3c4d.mp4': film,
  'server/routes.json': routesOf([
    ['/', 'Home'],
    ['/services/azure', 'Azure'],
    ['/careers/JobApplicationform', 'Apply'],
  ]),
  'server/csp.json': JSON.stringify({
    styleHashes: {
      'index.html': ["'sha256-style'"],
      'services/azure.html': ["'sha256-other'"],
      'contact-returned.html': ["'sha256-frame'"],
      'not-found.html': ["'sha256-near'"],
    },
    scriptHashes: ["'sha256-script'"],
  } satisfies PolicyHashes),
  'server/build.json': JSON.stringify(recordFor({})),
  'server/answers.json': JSON.stringify(answerParts),
  'server/answers.cjs': `Object.assign(exports, require(${JSON.stringify(answersModule)}));`,
};

/** Writes a file, and the compressed copies that a build makes of pages and scripts. */
function write(path: string, body: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, body);
  if (!/\.(?:html|js)$/.test(path)) return;
  writeFileSync(`${path}.br`, brotliCompressSync(body));
  writeFileSync(`${path}.gz`, gzipSync(body));
}

/** Writes the fixture's build folder, with more or other files if given, and returns its path. */
export function fixtureSite(
  others: Readonly<Record<string, string | Buffer>> = {},
  cleanUp?: Parameters<typeof tempFolder>[0],
): string {
  const folder = tempFolder(cleanUp);
  for (const [path, body] of Object.entries({ ...files, ...others })) write(join(folder, path), body);
  return folder;
}
