import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixtureProject } from '../test-support/fixture-project.ts';
import { checkImportTable, writeImportTable } from './import-table.ts';

describe('the table of imports', () => {
  const page = (text: string) => fixtureProject({ 'docs/architecture.md': text });
  const place =
    '<!-- The table of imports: npm run docs:imports writes it. -->\n<!-- End of the table of imports. -->';

  test('is written into the documentation, and noticed when it is not true', () => {
    const root = page(`before\n${place}\nafter\n`);
    expect(checkImportTable(root)).toMatchObject({ failed: 1 });
    writeImportTable(root);
    expect(checkImportTable(root)).toMatchObject({ failed: 0, passed: 1 });
    const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
    expect(text).toMatch(
      /^before\n<!-- The table[^]+`server\/composition\/\{adapters,store-adapters\}\.ts`[^]+-->\nafter\n$/,
    );
    expect(
      checkImportTable(
        page(text.replace('`server/composition/{adapters,store-adapters}.ts`', '`server/a.ts`')),
      ),
    ).toMatchObject({
      failed: 1,
    });
    expect(() => writeImportTable(page('no place'))).toThrow(/no place/);
  });
});
