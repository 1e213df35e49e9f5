import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('widths and heights at which the layout changes follow the size of the text', () => {
  const queries = globSync('packages/site/**/*.css').flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/@(?:media|container)[^{]*\d[^{]*/g),
  ]);
  expect(queries.length).toBeGreaterThan(0);
  for (const [query] of queries) expect(query.replaceAll(/\d+(?:\.\d+)?em\b/g, '')).not.toMatch(/\d/);
});
