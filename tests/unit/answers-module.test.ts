/** The module that the build makes for the server, built and run as the server does it. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAnswers } from '../../packages/site/build/bundles.ts';
import { answerStrings } from '../../packages/site/build/answers.tsx';
import { loadSite } from '../../packages/site/pages/site.ts';
import { searchDataOf } from '../../packages/site/search/search-data.ts';
import type { AnswerParts } from '@website/forms/built-site';
import { contactForm } from '@website/forms/contact-form';
import { textsOf } from '../../packages/server/forms/replies.ts';
import { answerPages } from '../../packages/server/http/drawn-pages.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'answers-'));
const file = join(folder, 'answers.cjs');
const submission = { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' };
const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
const site = loadSite(root, { origin: 'https://example.com', submission, figures });
const data = searchDataOf(
  site,
  site.pages.map((page) => [{ page, listed: true }, `<main><h1>${page.name}</h1></main>`]),
);
const frames: AnswerParts['frames'] = {
  'contact-sent': ['<main>', '</main>'],
  'application-sent': ['<main>', '</main>'],
  'contact-returned': ['<main>', '</main>'],
  'application-returned': ['<main>', '</main>'],
  'not-found': ['<main>', '</main>'],
};

// A build may take its time on a busy machine.
beforeAll(() => buildAnswers(root, file, []));
afterAll(() => rmSync(folder, { recursive: true }));

test('it is one file that needs no package', () => {
  expect(readdirSync(folder)).toEqual(['answers.cjs']);
  const required = [...readFileSync(file, 'utf8').matchAll(/\brequire\([`"']([^`"']+)[`"']\)/g)];
  expect(required.map(([, name = '']) => name).filter((name) => !isBuiltin(name))).toEqual([]);
});

test('it draws the form with what was typed, escaped, between the parts that never change', () => {
  const pages = answerPages({ frames, strings: answerStrings(site, data) }, file);
  const values = { subject: '"><script>$&', message: '\n</textarea>', from_name: ['no', 'text'], other: 'x' };
  const page = pages.forms.contact.returned({
    values: textsOf(contactForm, values),
    errors: [],
    detail: 'The reason.',
  });
  expect(page).toMatch(/^<main><section .*<\/section><\/main>$/s);
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;$&amp;"');
  expect(page).toContain('>\n\n&lt;/textarea&gt;</textarea>');
});

test('it is found by a relative path, such as that of SITE_DIR when nothing is set', () => {
  const pages = answerPages({ frames, strings: answerStrings(site, data) }, relative(process.cwd(), file));
  expect(pages.notFound('/contact-as')).toContain('/contact-us');
});

test('it stays what it was when a later build replaces the file', () => {
  const pages = answerPages({ frames, strings: answerStrings(site, data) }, file);
  rmSync(file);
  expect(pages.notFound('/contact-as')).toContain('/contact-us');
});
