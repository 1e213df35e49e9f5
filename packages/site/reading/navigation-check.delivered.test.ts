/** An owner without industries takes their menu, page and folder out of the content. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyContent, type ContentCopy } from '../../../tests/unit/support/content-copy.ts';
import { dropIndustries } from '../../../tests/unit/support/owner-wishes.ts';

let content: ContentCopy;

beforeEach(() => {
  content = copyContent();
});
afterEach(() => content.remove());

const remove = (path: string): void => rmSync(join(content.folder, path), { recursive: true });

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
      /there is no page .*\(received "\/industries.*"\)$|\{site\.industries\} stands for nothing, because the site has none|shows industries, but navigation\.yaml has no column of them$/,
    );
  dropIndustries(content.folder);
  expect(content.check()).toEqual([]);
});
