/** An owner deletes services and industries, and edits nothing else. */
import { globSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentReport } from './read.ts';
import { copySite, type OwnerSite } from '../../../tests/unit/support/owner-site.ts';
import { editContent } from '../../../tests/unit/support/owner-wishes.ts';

const figures = { settings: { retentionDays: 180, applicationRetentionDays: 180 } };
const kept = new Set(['azure', 'ms-services', 'sharepoint', 'power-bi', 'power-apps', 'ai-models']);

let owner: OwnerSite;
beforeEach(() => {
  owner = copySite('https://www.site.test');
});
afterEach(() => owner.remove());

const report = () => contentReport('.', figures, '', owner.content);

/** Deletes 14 of the 20 services, and takes their names out of the menu or leaves them there. */
function keepSix(namesToo: boolean): string[] {
  const all = globSync('services/*.yaml', { cwd: owner.content }).map((file) => basename(file, '.yaml'));
  const gone = all.filter((name) => !kept.has(name));
  for (const name of gone) rmSync(join(owner.content, `services/${name}.yaml`));
  editContent(owner.content, 'navigation.yaml', (document) => {
    if (!namesToo) return;
    const { services } = document.toJS() as { services: { pages: string[] }[] };
    const columns = services
      .map((column) => ({ ...column, pages: column.pages.filter((name) => kept.has(name)) }))
      .filter(({ pages }) => pages.length > 0);
    document.set('services', document.createNode(columns));
  });
  return gone;
}

test.each([true, false])(
  '14 services are deleted, their names in the menu too: %s › the content is checked › no fault is left, and each is noted once',
  (namesToo) => {
    const gone = keepSix(namesToo);
    const { faults, notes } = report();
    expect(faults).toEqual([]);
    const noted = notes.flatMap((note) => /^there is no page \/services\/([\w-]+),/.exec(note)?.[1] ?? []);
    expect(new Set(noted).size).toBe(noted.length);
    expect(gone).toEqual(expect.arrayContaining(noted));
    expect(notes).toContainEqual(
      expect.stringMatching(/^there is no page \/services\/power-automate,.*services\/power-apps\.yaml:\d+/),
    );
    expect(notes).toContainEqual(
      expect.stringMatching(/^shared\.yaml:\d+: no service has the line card: ecommerce,/),
    );
  },
);

test('14 services are deleted › the pages are drawn › no link leads to one, no card is empty, and the counts are true', async () => {
  const gone = keepSix(true);
  const pages = await owner.draw(owner.load());
  const dead = gone.map((name) => `href="/services/${name}`);
  const traces = [...pages].flatMap(([path, html]) =>
    dead.filter((link) => html.includes(link)).map((link) => `${path}: ${link}`),
  );
  expect(traces).toEqual([]);
  const services = pages.get('/services') ?? '';
  expect(services).toContain('Five fields of work');
  expect(services).toContain('one of the six services');
  expect(services).not.toMatch(/<ul[^>]*><\/ul>/);
  expect(pages.get('/about-us')).toContain('six services and 18 industries');
});

test('a related page is misspelled by one letter › the content is checked › that is a fault', () => {
  const azure = 'services/azure.yaml';
  editContent(owner.content, azure, (document) => {
    const { bands } = document.toJS() as { bands: { kind: string }[] };
    const at = bands.findIndex(({ kind }) => kind === 'related-topics');
    document.setIn(['bands', at, 'pages', 0], '/services/sharepiont');
  });
  const { faults, notes } = report();
  expect(faults).toEqual([expect.stringContaining('(did you mean "/services/sharepoint"?)')]);
  expect(notes.join()).not.toContain('sharepiont');
});
