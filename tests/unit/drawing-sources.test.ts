import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { sources } from '../../media/illustrations/make.ts';
import { readImports } from '../../scripts/gate/imports/import-graph.ts';

test('everything of the project that the drawing code imports is among their sources', () => {
  const { imports } = readImports(join(import.meta.dirname, '../..'));
  const reached = new Set(['media/illustrations/build.ts', 'media/illustrations/render-scenes.tsx']);
  for (const from of reached)
    for (const one of imports) if (one.from === from && one.file !== undefined) reached.add(one.file);
  expect(reached.size).toBeGreaterThan(5);
  expect([...reached].filter((file) => !sources.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
});
