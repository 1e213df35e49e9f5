/** An owner without industries takes their menu, page and folder out of the content. */
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyContent, type ContentCopy } from '../../tests/unit/support/content-copy.ts';

let content: ContentCopy;

beforeEach(() => {
  content = copyContent();
});
afterEach(() => content.remove());

const remove = (path: string): void => rmSync(join(content.folder, path), { recursive: true });

/** Takes out of every page what leads to industries or shows them. */
function dropIndustries(): void {
  for (const file of ['about-us.yaml', 'home.yaml'])
    content.write(file, content.read(file).replaceAll(' and {site.industries}', ''));
  const leadsThere = (item: unknown): boolean =>
    typeof item === 'object' &&
    item !== null &&
    'href' in item &&
    String(item.href).startsWith('/industries');
  for (const file of globSync('**/*.yaml', { cwd: content.folder, exclude: ['schemas/**', 'proof/**'] })) {
    const { bands } = content.get(file, []) as { bands?: Record<string, unknown>[] };
    if (bands === undefined) continue;
    const kept = bands
      .filter(({ of }) => of !== 'industries')
      .map((band) =>
        Object.fromEntries(
          Object.entries(band).map(([key, value]) => [
            key,
            Array.isArray(value)
              ? value.filter((item) => !String(item).startsWith('/industries/') && !leadsThere(item))
              : value,
          ]),
        ),
      );
    content.set(file, ['bands'], kept);
  }
}

test('a menu without its page is a fault, and so is a page without its menu', () => {
  remove('industries.yaml');
  expect(content.check().join('\n')).toMatch(
    /^navigation\.yaml:\d+: industries: leads to content\/industries\.yaml, which is missing; or write \[\]$/m,
  );
  content.set('navigation.yaml', ['services'], []);
  expect(content.check().join('\n')).toMatch(
    /^navigation\.yaml:\d+: services: expected a column, because there is content\/services\.yaml; or delete/m,
  );
});

test('without industries each link and band that shows them is named, and nothing else is', () => {
  remove('industries.yaml');
  remove('industries');
  content.set('navigation.yaml', ['industries'], []);
  for (const fault of content.check())
    expect(fault).toMatch(
      /there is no page .*\(received "\/industries.*"\)$|\{site\.industries\} stands for nothing$|shows industries, but navigation\.yaml has no column of them$/,
    );
  dropIndustries();
  expect(content.check()).toEqual([]);
});
