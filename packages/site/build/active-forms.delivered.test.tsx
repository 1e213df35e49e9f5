/** Sites whose owner has no application form, or has it on a page of another name. */
import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ensureCareers } from '../../../tests/unit/support/careers-pages.ts';
import { fillProof } from '../../../tests/unit/support/filled-proof.ts';
import { dropLinksTo } from '../../../tests/unit/support/owner-wishes.ts';
import { each, parse } from '../../../tests/unit/support/markup.ts';
import { exampleProof } from '../gallery/example-proof.ts';
import { loadSite, renderRoute, routes } from './prerender.tsx';

const settings = {
  origin: 'https://www.site.test',
  submission: { origin: '', publicKey: 'key', serviceId: 'service', templateId: 'template' },
  figures: { settings: { retentionDays: 180, applicationRetentionDays: 180 } },
};

/** Loads a copy of the site with vacancies, after a change of its content. */
function siteAfter(change: (content: string) => void) {
  const root = mkdtempSync(join(tmpdir(), 'active-forms-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync('content', join(root, 'content'), { recursive: true });
  for (const folder of ['public', 'packages']) symlinkSync(resolve(folder), join(root, folder));
  ensureCareers(join(root, 'content'));
  fillProof(join(root, 'content'));
  change(join(root, 'content'));
  const site = loadSite(root, settings);
  const all = routes(site);
  const draw = async (path: string) => {
    const route = all.find((candidate) => candidate.path === path);
    if (!route) throw new Error(`There is no page at ${path}.`);
    return renderRoute(route, site, { css: '', script: '/wake.js', fonts: [] });
  };
  return { site, draw, paths: all.map(({ path }) => path) };
}

const { entries } = exampleProof.vacancies;

test('without the form, vacancies lead to the mailbox, and the site has no pages that answer the form', async () => {
  const { site, draw, paths } = siteAfter((content) => rmSync(join(content, 'job-application.yaml')));
  expect(site.activeForms).toEqual(['message']);
  expect(paths.filter((path) => /application/i.test(path))).toEqual([]);
  const html = await draw('/careers');
  const mailbox = `mailto:${site.company.mailboxes.careers}`;
  expect(each(parse(html), '#vacancies a', 'href')).toEqual(
    entries.map(({ title }) => `${mailbox}?subject=${encodeURIComponent(title)}`),
  );
  expect(each(parse(html), 'main a', 'href')).toContain(mailbox);
  expect(html).toContain('"directApply":false');
  expect(await draw('/privacy-policy')).not.toContain('id="applications"');
});

test('pages about careers may have other file names: the form has its answers, and vacancies lead to it', async () => {
  const { site, draw, paths } = siteAfter((content) => {
    renameSync(join(content, 'careers.yaml'), join(content, 'jobs.yaml'));
    renameSync(join(content, 'job-application.yaml'), join(content, 'apply.yaml'));
    dropLinksTo(content, '/careers');
  });
  expect(site.activeForms).toEqual(['message', 'application']);
  expect(paths).toEqual(expect.arrayContaining(['/jobs', '/apply', '/application-sent']));
  expect(each(parse(await draw('/jobs')), '#vacancies a', 'href')).toEqual(
    entries.map(({ slug }) => `/apply?for=${slug}`),
  );
  expect(await draw('/privacy-policy')).toContain('id="applications"');
});

test('vacancies that no page shows are a fault', () => {
  const withoutPages = (content: string) => {
    for (const file of ['careers.yaml', 'job-application.yaml']) rmSync(join(content, file));
  };
  expect(() => siteAfter(withoutPages)).toThrow(
    /^proof\/vacancies\.yaml:\d+: entries: no page shows vacancies; write careers\.yaml, or empty this list/m,
  );
});
