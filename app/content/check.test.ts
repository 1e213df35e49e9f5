import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentFaults } from './check.ts';

/** A copy of the site's own content. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const model = 'services/power-bi.yaml';
const copy = (change: (source: string) => string = (source) => source) =>
  writeFileSync(
    join(folder, 'services/data-platform.yaml'),
    change(readFileSync(join(folder, model), 'utf8')),
  );

test('the content of the site has no faults', () => {
  expect(contentFaults(folder)).toEqual([]);
});

test('a copy of a page is at fault, not its model, when it is asked for by name', () => {
  copy();
  const faults = contentFaults(folder, 'data-platform');
  expect(faults).toHaveLength(5);
  expect(faults[2]).toMatch(
    /^services\/data-platform\.yaml: meta\.title: is the same as in services\/power-bi\.yaml \("Power BI /,
  );
  expect(faults[4]).toBe(
    'services/data-platform.yaml: no column of services in navigation.yaml names this page',
  );
  expect(contentFaults(folder, 'azure')).toEqual([]);
});

test('a copy with words of its own and a place in the menu passes', () => {
  const menu = join(folder, 'navigation.yaml');
  writeFileSync(menu, readFileSync(menu, 'utf8').replace('[power-bi, ', '[power-bi, data-platform, '));
  copy((source) =>
    source
      .replace('name: Power BI', 'name: Data Platform')
      .replace(/^summary: .*$/m, 'summary: One place for all data.')
      .replace(/^ {2}title: Power BI Consulting.*$/m, '  title: Data Platform Consulting')
      .replace(/Power BI from the first definition/, 'Data platforms from the first definition'),
  );
  expect(contentFaults(folder)).toEqual([]);
});

test('a file with a fault in it and a file that nothing knows are named', () => {
  copy((source) => source.replace('summary:', 'sumary:'));
  writeFileSync(join(folder, 'news.yaml'), 'title: News');
  const faults = contentFaults(folder).join('\n');
  expect(faults).toContain('services/data-platform.yaml: summary: Invalid input');
  expect(faults).toContain('news.yaml: no schema knows this file');
});

test('a name that no file has is a fault, and not a clean bill', () => {
  expect(contentFaults(folder, 'data-platfrom')).toEqual([
    `no file below ${folder} has "data-platfrom" in its path`,
  ]);
});
