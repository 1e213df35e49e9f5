/**
 * Another company takes the project over as docs/rebranding.md says, and decides otherwise than the specification.
 * Nothing may be left of the company before.
 */
import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { endpoints } from '@website/forms/endpoints';
import { delivered } from '../../packages/editor/launch/delivered.ts';
import { findPlaceholders } from '../../packages/editor/launch/placeholders.ts';
import { goodMessage, nativeHeaders } from '../../packages/server/test-support/contact-client.ts';
import { rawRequest } from '../../packages/server/test-support/raw-request.ts';
import { addressOf, spawnServer } from '../../packages/server/test-support/server-process.ts';
import { tempFolder } from '../../packages/server/test-support/temp-folder.ts';
import { checkHtml } from '../../packages/checks/check-html.ts';
import { checkLinks } from '../../packages/checks/check-links.ts';
import { checkSizes } from '../../packages/checks/check-sizes.ts';
import { ensureCareers } from '../unit/support/careers-pages.ts';
import { fillProof } from '../unit/support/filled-proof.ts';
import { company, oldWords, traces } from '../unit/support/other-company.ts';
import { type WishedServices, ownLogos, writeWishes } from '../unit/support/owner-wishes.ts';
import { copyProject } from '../unit/support/project-copy.ts';

const root = join(import.meta.dirname, '../..');
const tokens = readFileSync(join(root, 'packages/site/styles/tokens.css'), 'utf8');

const accent = {
  '--accent: ': '#0b5c53',
  '--accent-strong: ': '#07433d',
  '--accent-on-dark: ': '#4fd1c0',
  '--accent-on-dark-strong: ': '#8ae4d8',
  '--accent-graphic: light-dark(': '#0d6d62',
};
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="17.5" fill="#000"/><path fill="#0b5c53" d="M3 37h34v3H3z"/></svg>';

// A color that another token has is there for another purpose.
const oldAccents = ['#cc150a', '#a30e05', '#ff5a4a', '#ff8a7d', '#db1f14'].filter(
  (color) => !tokens.replaceAll(/--accent[\w-]*: [^;]+;/g, '').includes(color),
);

const project = mkdtempSync(join(tmpdir(), 'rebranded-'));
const dist = join(project, 'dist');
/** What only a page of the build before asks for; a visitor may have it open. */
const leftOpen = 'assets/left-open-0f0f.json';
const run = promisify(execFile);

let wished: WishedServices = {};

function takeOver(): void {
  copyProject(project);
  const facts = parse(readFileSync(join(project, 'content/company.yaml'), 'utf8')) as object;
  writeFileSync(join(project, 'content/company.yaml'), JSON.stringify({ ...facts, ...company }));
  ensureCareers(join(project, 'content'));
  fillProof(join(project, 'content'));
  wished = writeWishes(join(project, 'content'), join(root, 'public/apple-touch-icon.png'));
  const css = Object.entries(accent).reduce(
    (text, [before, color]) => text.replace(new RegExp(`(${RegExp.escape(before)})#[\\da-f]+`), `$1${color}`),
    tokens,
  );
  writeFileSync(join(project, 'packages/site/styles/tokens.css'), css);
  writeFileSync(join(project, 'packages/media/brand/mark.svg'), mark);
  cpSync(join(root, 'tsconfig.json'), join(dist, 'site', leftOpen));
}

beforeAll(async () => {
  takeOver();
  const env = { PATH: process.env.PATH };
  const node = (file: string) => run(process.execPath, [file], { cwd: project, env });
  await node('packages/media/brand/mark.ts');
  await node('scripts/build.ts');
}, 400_000);
// Thousands of files may take their time on a busy disk.
afterAll(() => rmSync(project, { recursive: true }));

/** The texts of files: pages with and without their markup count alike. */
function textsOf(folder: string, pattern: string): Map<string, string> {
  const files = globSync(pattern, { cwd: folder }).toSorted();
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

describe('a site of another company', () => {
  const output = () => textsOf(dist, '**/*.{html,js,css,svg,json,xml,txt,webmanifest}');

  test('names the new one and its offices on its pages, the legal ones too', () => {
    const pages = textsOf(join(dist, 'site'), '**/*.html');
    expect(pages.size).toBeGreaterThan(10);
    for (const file of ['privacy-policy.html', 'terms-of-use.html']) {
      const text = pages.get(file) ?? '';
      for (const words of ['Halden &amp; Roe AB', company.mailboxes.info, 'Kajgatan 1', 'Rua do Cais 2'])
        expect(text).toContain(words);
    }
  });

  test('has no word, number or address of the one before', () => {
    expect(traces(output(), oldWords)).toEqual([]);
  });

  test('tells search engines of the countries of its own offices alone', () => {
    const front = readFileSync(join(dist, 'site/index.html'), 'utf8');
    const countries = [...front.matchAll(/"addressCountry":"([^"]+)"/g)].map(([, country]) => country);
    expect(countries).toEqual(['SE', 'PT']);
  });

  test('has the new colors and none of the accents before', () => {
    expect(traces(output(), oldAccents)).toEqual([]);
    // That of what a pointer is above comes with the later sheet.
    const front = [...textsOf(join(dist, 'site'), '{index.html,assets/bands-*.css}').values()].join('');
    for (const color of Object.values(accent)) expect(front).toContain(color);
  });

  test('draws the new mark wherever there was the old one', () => {
    expect(traces(output(), [delivered.mark])).toEqual([]);
    const front = readFileSync(join(dist, 'site/index.html'), 'utf8');
    const drawing = /<header.*?<svg[^>]*>(.*?)<\/svg>/s.exec(front)?.[1] ?? '';
    expect(drawing).toContain('r="17.5"');
    expect(drawing.match(/<(?:circle|path)\b/g)).toHaveLength(2);
    expect(readFileSync(join(dist, 'site/favicon.svg'), 'utf8')).toContain('r="17.5"');
    for (const icon of ['favicon.ico', 'apple-touch-icon.png', 'logo.png'])
      expect(readFileSync(join(dist, 'site', icon)).equals(readFileSync(join(root, 'public', icon)))).toBe(
        false,
      );
  });

  test('shows the proof that it has filled in, and passes the checks of a site', async () => {
    const careers = readFileSync(join(dist, 'site/careers.html'), 'utf8');
    expect(careers).toContain('?for=azure-engineer');
    const results = [await checkHtml(dist), await checkLinks(dist), await checkSizes(project, dist)];
    expect(results.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('leaves to the check before launch what these steps do not replace', () => {
    const left = findPlaceholders(project, 'https://www.our-own-company.com');
    const replaced = new Set(['Company', 'Claims', 'Offices', 'Mailboxes and profiles', 'Client logos']);
    expect(left.filter(({ group }) => replaced.has(group))).toEqual([]);
    const record = JSON.parse(readFileSync(join(dist, 'server/build.json'), 'utf8')) as {
      placeholders: number;
    };
    // The copy was built without SITE_URL.
    expect(record.placeholders).toBe(left.length + 1);
  });

  test('shows the owner’s own numbers of bullets, tabs and logos, and nothing in the place of what is left out', () => {
    const pages = textsOf(join(dist, 'site'), '{index,services/*}.html');
    const { longer, shorter, removed } = wished;
    const isShown = (service: string | undefined, words: string): boolean =>
      service === undefined || (pages.get(`services/${service}.html`) ?? '').includes(words);
    expect(isShown(longer, 'A fifth bullet of our own')).toBe(true);
    expect(isShown(shorter, 'data-count="3"')).toBe(true);
    expect(pages.has(`services/${removed}.html`)).toBe(false);
    const front = pages.get('index.html') ?? '';
    for (const { file, name } of ownLogos) {
      const [base = '', ending = ''] = file.split('.');
      expect(front).toMatch(new RegExp(`<img[^>]* src="/assets/logos-${base}-[\\w-]{6}\\.${ending}"`));
      expect(front).toContain(`alt="${name}`);
    }
    expect(front).not.toContain('data-island="logo-carousel"');
    expect(front).not.toContain('sameAs');
  });

  test('still has what an open page of the build before asks for', () => {
    expect([...textsOf(join(dist, 'earlier'), '**/*.json').keys()]).toEqual([leftOpen]);
  });

  test('answers a form with its own page, and sends the mail to its own mailbox', async () => {
    const data = tempFolder();
    const server = spawnServer({ SITE_DIR: dist, DATA_DIR: data });
    const address = await addressOf(server);
    const body = new URLSearchParams(goodMessage).toString();
    const request = { method: 'POST', headers: nativeHeaders, body };
    const { status, text: page } = await rawRequest(address, endpoints.sendMessageForm, request);
    expect(status).toBe(200);
    expect(page).toContain('Halden &amp; Roe');
    await server.printed('delivery.sent');
    const mails = textsOf(data, '**/*.eml');
    expect(mails.size).toBe(1);
    const [mail = ''] = mails.values();
    expect(mail).toMatch(/^To: hello@haldenroe\.test/m);
    expect(mail).toMatch(/^From: hello@haldenroe\.test/m);
    const all = new Map([['page', page], ...mails]);
    expect(traces(all, [...oldWords, ...oldAccents])).toEqual([]);
  });
});
