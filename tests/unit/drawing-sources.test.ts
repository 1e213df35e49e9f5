import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { sources } from '../../packages/media/illustrations/make.ts';
import { reachable } from './support/imports.ts';

test('everything of the project that the drawing code imports is among their sources', () => {
  const reached = reachable(join(import.meta.dirname, '../..'), [
    'packages/media/illustrations/build.ts',
    'packages/media/illustrations/render-scenes.tsx',
  ]);
  expect(reached.length).toBeGreaterThan(5);
  expect(reached.filter((file) => !sources.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
});
